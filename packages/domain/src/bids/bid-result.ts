import { isWaiting } from './bid-statuses.ts';
import { lotStatus } from '../lots/lot-status.ts';

/** Why a bid ended without anybody's doing. Texts: `bids.reason.<name>`, in a sentence `notice.ended.<name>`. */
export const endReasons = ['soldForMore', 'notSold', 'lotCancelled', 'lotRemoved', 'otherWon', 'groupFull'] as const;
export type EndReason = (typeof endReasons)[number];

/** Why a win came to nothing, as lists say it beside the others. */
export const wonReasons = ['purchaseCancelled', 'purchaseResold'] as const;
export type ToldReason = EndReason | (typeof wonReasons)[number];

interface EndedLot {
  status: number;
  soldPrice: number | null;
}

/**
 * R54: what the end of a lot makes of a bid that waits: it is over where it cannot have won. Sold for no more than was
 * offered it may be ours, which staff record.
 */
export function endOfBid(cost: number, { status, soldPrice }: EndedLot): EndReason | null {
  switch (lotStatus(status)) {
    case 'sold':
    case 'soldByNegotiation':
      return soldPrice !== null && soldPrice > cost ? 'soldForMore' : null;
    case 'notSold':
    case 'unsold':
      return 'notSold';
    case 'cancelled':
      return 'lotCancelled';
    case 'removed':
      return 'lotRemoved';
    default:
      return null;
  }
}

const sold: ReadonlySet<string> = new Set(['sold', 'soldByNegotiation']);

/** R54: it waits on a lot that was sold, and may have won it: staff say so or not. */
export function asksForWin(bid: { status: number; cost: number }, lot: EndedLot): boolean {
  return isWaiting(bid.status) && sold.has(lotStatus(lot.status)) && endOfBid(bid.cost, lot) === null;
}
