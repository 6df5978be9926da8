import type { BidState, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import { success } from '@seri/contract/common.schema';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { LotForBid } from '../../stock/lots/lot-for-bid.command.ts';
import type { BidRow } from './bid.store.ts';

interface Standing {
  bid: BidRow;
  lot: Pick<LotForBid, 'soldPrice'>;
}

/** How a bid stands, to one who sees it. */
export function stateOf({ permissions }: Pick<Actor, 'permissions'>, { bid, lot }: Standing): BidState {
  return {
    bidId: bid.id,
    bidStatus: bid.status,
    bidAmount: bid.amount,
    bidDate: bid.placed_at.toISOString(),
    exportType: permissions.exportTypeShow ? bid.bid_type : null,
    bidGroup: bid.bid_group,
    adjustmentPrice: permissions.adjustmentPriceShow ? bid.adjustment : null,
    soldPrice: bid.sold_price ?? lot.soldPrice,
    autoBid: bid.auto_bid,
    purchaseId: bid.purchase_id,
    version: bid.version,
  };
}

/** What a change answers; `undoId` where it can be taken back. */
export function changed(actor: Pick<Actor, 'permissions'>, standing: Standing, undoId: number | null): ChangedBid {
  return { ...success, ...stateOf(actor, standing), undoId };
}

/** R57: what is written over is what was seen. A "no" comes with what there is to see now. */
export function assertSeen(actor: Pick<Actor, 'permissions'>, standing: Standing, version: number | undefined): void {
  if (version !== undefined && version !== standing.bid.version) throw stateChanged(actor, standing);
}

export function stateChanged(actor: Pick<Actor, 'permissions'>, standing: Standing) {
  return refusal('STATE_CHANGED', { bid: stateOf(actor, standing) });
}
