import { isWaiting } from './bid-statuses.ts';
import { lotStatus } from '../lots/lot-status.ts';

/** Reasons for which the portal itself ends a bid. Texts: `bids.reason.<name>`, in a sentence `notice.ended.<name>`. */
export const endReasons = ['soldForMore', 'notSold', 'lotCancelled', 'lotRemoved', 'otherWon', 'groupFull'] as const;
export type EndReason = (typeof endReasons)[number];

/** Reasons for which a win became void; lists show them like the end reasons. */
export const wonReasons = ['purchaseCancelled', 'purchaseResold'] as const;
export type ShownReason = EndReason | (typeof wonReasons)[number];

interface EndedLot {
  status: number;
  soldPrice: number | null;
}

/**
 * R54: the end of a lot ends each waiting bid that cannot have won. A bid that is not below the sold price may have
 * won: it goes on waiting until staff record the result.
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

/** R54: the bid waits on a sold lot and may have won it, so staff have to record a win or not. */
export function asksForWin(bid: { status: number; cost: number }, lot: EndedLot): boolean {
  return isWaiting(bid.status) && sold.has(lotStatus(lot.status)) && endOfBid(bid.cost, lot) === null;
}
