import { createStore } from '../../../lib/store.ts';

/** Whether the palette stands over the page: Ctrl K, the header and the list open it. */
export const paletteOpen = createStore(false);
