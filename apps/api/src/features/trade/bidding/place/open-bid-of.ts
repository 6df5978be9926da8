import type { OpenBid } from '@seri/domain/bids/bid-decision';
import { groupKey } from '@seri/domain/bids/bid-groups';
import { isWaiting } from '@seri/domain/bids/bid-statuses';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { BidFigures } from './bid-figures.ts';
import type { LockedBid } from '../locked-bid.ts';

/** Converts a locked bid for the rules, with its current figures or with other ones. */
export function openBidOf({ bid, lot, now }: LockedBid, figures: BidFigures): OpenBid {
  const { status, amount, adjustment, bidType, group } = figures;
  return {
    bidId: bid.id,
    lotId: bid.lot_id,
    status,
    amount,
    adjustment,
    bidType,
    group: group && groupKey(bid.held_on as JapanDay, group),
    canWithdraw: isWaiting(status) && (lot.deadlines === null || now < lot.deadlines.cancelling),
  };
}
