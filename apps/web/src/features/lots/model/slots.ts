import type { ReactNode } from 'react';
import type { LotView } from './lot-view.ts';

/** What other features put on the page of a lot. */
export interface LotSlots {
  renderFavourite: (lot: LotView) => ReactNode;
  renderShare: (lot: LotView) => ReactNode;
  /** Beside the lot on a desktop, else at the page's foot. */
  renderBid: (lot: LotView) => ReactNode;
  /** The way to the lots beside it in the list it was opened from. */
  neighbours: ReactNode;
}
