import { createStore } from '../../../lib/browser/store.ts';

/** Shared by Ctrl K, the header and the list, which all open the palette. */
export const paletteOpen = createStore(false);
