import { storage } from './browser-storage.ts';
import { createStore } from './store.ts';

/** Whether shortcuts without Ctrl work. They can be switched off, as dictation triggers them by accident. */
export const singleKeys = createStore(storage.read('singleKeys') !== 'off');

export function switchSingleKeys(isOn: boolean): void {
  storage.write('singleKeys', isOn ? null : 'off');
  singleKeys.set(isOn);
}

export const controlKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** True while letters are typed as text, or an overlay with its own keys is open. */
export function isKeyTaken(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest(typing) !== null;
  return isTyping || document.querySelector('dialog[open], [popover="auto"]:popover-open') !== null;
}
