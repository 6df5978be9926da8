import type { ReactNode } from 'react';
import type { LotView } from './lot-view.ts';

/** What other features put on the page of a lot. */
export interface LotSlots {
  renderFavourite: (lot: LotView) => ReactNode;
  renderShare: (lot: LotView) => ReactNode;
  /** The way to the lots beside it in the list it was opened from. */
  neighbours: ReactNode;
}
