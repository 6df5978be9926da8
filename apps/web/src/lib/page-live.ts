import { socketPath } from '@seri/contract/headers';
import { api, socketId } from './api.ts';
import { noteServerTime } from './clock.ts';
import { createLive, type LiveSocket } from './live.ts';
import { refetchFailed, refetchLive } from './query-client.ts';
import { createStore } from './store.ts';

/** Whose events come in, as the server last told it. */
export const audiences = createStore<readonly string[]>([]);

async function open(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  return io({ path: socketPath, transports: ['websocket'], autoConnect: false, reconnectionDelayMax: 4000 });
}

/** The one live connection of the page; features hang their handlers on it, the app starts and stops it. */
export const live = createLive({
  open,
  refetch: refetchLive,
  onId: socketId.set,
  onServerTime: (now) => noteServerTime(now, Date.now(), Date.now()),
  onAudiences(named) {
    audiences.set(named);
    refetchFailed();
  },
  renew: api.renew,
  after: (milliseconds, action) => window.setTimeout(action, milliseconds),
});
