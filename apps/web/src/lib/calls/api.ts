import { createClient } from './client.ts';
import { withHeadStart } from './head-start.ts';
import { createStore } from '../browser/store.ts';
import { askForProof } from './proof.ts';

/** True while somebody is signed in; the identity feature sets it. */
export const hasSession = createStore(false);
/** True while the session-expired dialog is open. */
export const sessionExpired = createStore(false);
export const socketId = createStore<string | undefined>(undefined);

/** The page has one client, so all calls share one renewal of the sign-in. */
export const api = createClient({
  fetch: withHeadStart((input, init) => window.fetch(input, init), window.seriHeadStart),
  socketId: socketId.get,
  hasSession: hasSession.get,
  onExpired: () => sessionExpired.set(true),
  askForProof,
});
