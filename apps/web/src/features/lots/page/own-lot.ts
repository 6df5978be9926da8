import type { ViewedLot, LotView } from './lot-view.ts';

/** True for the view of a signed-in reader, false for that of a visitor with a link. */
export function isLotView(lot: ViewedLot): lot is LotView {
  return 'wishList' in lot;
}
