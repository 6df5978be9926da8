import type { LiveHello } from '@seri/contract/events';
import { socketPath } from '@seri/contract/headers';
import { api, socketId } from '../calls/api.ts';
import { noteServerTime } from './clock.ts';
import { earliestPosition } from '../calls/live-position.ts';
import { createLive, type ClientSocket } from './live.ts';
import { refetchFailed, refetchLive } from '../calls/query-client.ts';
import { createStore } from '../browser/store.ts';

/** The audiences to which the server has subscribed this page. */
export const audiences = createStore<readonly string[]>([]);

async function open(hello: () => LiveHello): Promise<ClientSocket> {
  const { io } = await import('socket.io-client');
  return io({
    path: socketPath,
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelayMax: 4000,
    auth: (send) => send(hello()),
  });
}

/** The page's only live connection. Features add handlers; the app starts and stops it. */
export const live = createLive({
  open,
  since: earliestPosition,
  refetch: refetchLive,
  onId: socketId.set,
  onServerTime: (now) => noteServerTime(now, Date.now(), Date.now()),
  onAudiences(names) {
    audiences.set(names);
    refetchFailed();
  },
  renew: api.renew,
  after: (milliseconds, action) => window.setTimeout(action, milliseconds),
});
