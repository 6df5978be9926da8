import { storage } from '../../../lib/browser-storage.ts';
import { createStore } from '../../../lib/store.ts';

/** Of this browser: what is said may be heard, or not. */
export const isMuted = createStore(storage.read('sound') === 'off');

export function chooseSound(isOn: boolean): void {
  storage.write('sound', isOn ? null : 'off');
  isMuted.set(!isOn);
}
