import type { ViewedLot, LotView } from './lot-view.ts';

/** Of a reader who is signed in, not of one who was sent a link. */
export function isLotView(lot: ViewedLot): lot is LotView {
  return 'wishList' in lot;
}
