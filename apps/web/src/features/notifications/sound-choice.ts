import { storage } from '../../lib/browser/browser-storage.ts';
import { createStore } from '../../lib/browser/store.ts';

export const isMuted = createStore(storage.read('sound') === 'off');

export function chooseSound(isOn: boolean): void {
  storage.write('sound', isOn ? null : 'off');
  isMuted.set(!isOn);
}
