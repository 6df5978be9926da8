import type { AnyLot, LotView } from './lot-view.ts';

/** Of a reader who is signed in, not of one who was sent a link. */
export function isOwn(lot: AnyLot): lot is LotView {
  return 'wishList' in lot;
}
