import { createStorage, storageKey } from './storage.ts';

/** All access to localStorage goes through here. */
export const storage = createStorage(window.localStorage);

/** A choice about cookies in another tab applies here too. */
window.addEventListener('storage', (event) => {
  if (event.key !== storageKey('consent')) return;
  storage.consent.set(event.newValue === 'accepted' || event.newValue === 'denied' ? event.newValue : null);
});
