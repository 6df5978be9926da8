import type { ReactNode } from 'react';
import type { LotView } from './lot-view.ts';

/** Another translator of the auction sheet, in a tab of the translation’s dialog. */
export interface Translator {
  id: keyof LotView['translations'];
  render: (lot: LotView) => ReactNode;
}

/** Slots of the lot page that the app fills from other features. */
export interface LotSlots {
  renderFavourite: (lot: LotView) => ReactNode;
  translators: readonly Translator[];
  renderShare: (lot: LotView) => ReactNode;
  /** Beside the lot on a desktop, otherwise below its prices. */
  renderBid: (lot: LotView) => ReactNode;
  /** Under the pictures: services that fetch more of them. */
  renderPhotoTools: (lot: LotView) => ReactNode;
  renderProductionMonth: (lot: LotView) => ReactNode;
  /** Links to the previous and next lot of the list from which the lot was opened. */
  neighbours: ReactNode;
}
