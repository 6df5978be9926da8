import { createStorage, storageKey } from './storage.ts';

/** The only door to what this browser keeps. */
export const storage = createStorage(window.localStorage);

/** Another tab decided: its choice holds here too. */
window.addEventListener('storage', (event) => {
  if (event.key !== storageKey('consent')) return;
  storage.consent.set(event.newValue === 'accepted' || event.newValue === 'denied' ? event.newValue : null);
});
