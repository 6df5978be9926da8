import { storage } from './browser-storage.ts';
import { createStore } from './store.ts';

/** Whether keys without Ctrl do anything: who dictates, or whose hand slips, turns them off in this browser. */
export const singleKeys = createStore(storage.read('singleKeys') !== 'off');

export function switchSingleKeys(isOn: boolean): void {
  storage.write('singleKeys', isOn ? null : 'off');
  singleKeys.set(isOn);
}

/** Ctrl, or the key that a Mac has for it. */
export const controlKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Where letters are text, or something stands over the page that has keys of its own. */
export function isKeyTaken(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest(typing) !== null;
  return isTyping || document.querySelector('dialog[open], [popover="auto"]:popover-open') !== null;
}
