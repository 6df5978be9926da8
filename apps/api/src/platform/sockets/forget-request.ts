import type { LiveSocket } from './channels.ts';

/**
 * Who connects is asked once. socket.io keeps what it was asked by, with all its headers, for as long as the connection
 * lives: several kilobytes of each. Others of its parts hold the request as well, so it is emptied rather than let go.
 */
export function forgetRequest(socket: LiveSocket): void {
  const { request } = socket;
  for (const key of Reflect.ownKeys(request)) Reflect.deleteProperty(request, key);
  Object.assign(socket, { handshake: null });
}
