import { createStore } from '../../../lib/browser/store.ts';
import { createEarlyKeys, type EarlyKeys } from './early-keys.ts';

/** Shared by Ctrl K, the header and the list, which all open the palette. */
export const paletteOpen = createStore(false);

let early: EarlyKeys | undefined;

export function openPalette(): void {
  if (paletteOpen.get()) return;
  early?.stop();
  early = createEarlyKeys(window, closePalette);
  paletteOpen.set(true);
}

export function closePalette(): void {
  takeEarlyKeys();
  paletteOpen.set(false);
}

/** The keys between opening and now; from here on the field takes them itself. */
export function takeEarlyKeys(): { text: string; isEntered: boolean } {
  const taken = early?.stop() ?? { text: '', isEntered: false };
  early = undefined;
  return taken;
}
