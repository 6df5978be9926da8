import type { EndReason } from '@seri/domain/bids/bid-result';
import type { BidRow } from '../bid.store.ts';

/** The fields of a bid that the log stores before and after each change, and that an undo restores. */
export interface BidFigures {
  amount: number;
  adjustment: number;
  status: number;
  bidType: number | null;
  /** The group's letter. */
  group: string | null;
  soldPrice: number | null;
  autoBid: boolean;
  purchaseId: number | null;
  placedAt: number;
  /** The reason for which the portal ended the bid. */
  reason?: EndReason;
}

export const figuresOf = (bid: BidRow): BidFigures => ({
  amount: bid.amount,
  adjustment: bid.adjustment,
  status: bid.status,
  bidType: bid.bid_type,
  group: bid.bid_group,
  soldPrice: bid.sold_price,
  autoBid: bid.auto_bid,
  purchaseId: bid.purchase_id,
  placedAt: bid.placed_at.getTime(),
  ...(bid.end_reason !== null && { reason: bid.end_reason as EndReason }),
});
