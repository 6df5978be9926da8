import type { LiveSocket } from './channels.ts';

/**
 * Frees the request that opened a connection: socket.io would keep it with all its headers, several kilobytes, as long as
 * the connection lives. Other parts of socket.io refer to the request as well, so it is emptied rather than dropped.
 */
export function forgetRequest(socket: LiveSocket): void {
  const { request } = socket;
  for (const key of Reflect.ownKeys(request)) Reflect.deleteProperty(request, key);
  Object.assign(socket, { handshake: null });
}
