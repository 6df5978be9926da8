import { createClient } from './client.ts';
import { withHeadStart } from './head-start.ts';
import { createStore } from './store.ts';

/** The session as far as calls care; the identity feature sets it. */
export const hasSession = createStore(false);
/** True while the session-expired dialog stands. */
export const sessionExpired = createStore(false);
export const socketId = createStore<string | undefined>(undefined);

/** The one client of the page. */
export const api = createClient({
  fetch: withHeadStart((input, init) => window.fetch(input, init), window.seriHeadStart),
  socketId: socketId.get,
  hasSession: hasSession.get,
  onExpired: () => sessionExpired.set(true),
});
