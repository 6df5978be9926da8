import type { BidState, ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import { success } from '@seri/contract/common.schema';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { LockedLot } from '../../stock/lots/lot-for-bid.command.ts';
import type { BidRow } from './bid.store.ts';

interface CurrentBid {
  bid: BidRow;
  lot: Pick<LockedLot, 'soldPrice'>;
}

/** The state of a bid without the fields that the reader may not see. */
export function stateOf({ permissions }: Pick<Actor, 'permissions'>, { bid, lot }: CurrentBid): BidState {
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

/** The answer of a call that changed a bid. `undoId` is null if the change cannot be undone. */
export function changedAnswer(
  actor: Pick<Actor, 'permissions'>,
  current: CurrentBid,
  undoId: number | null,
): ChangedBid {
  return { ...success, ...stateOf(actor, current), undoId };
}

/** R57: optimistic lock. Refuses if the version has moved; the refusal carries the current state. */
export function assertVersion(
  actor: Pick<Actor, 'permissions'>,
  current: CurrentBid,
  version: number | undefined,
): void {
  if (version !== undefined && version !== current.bid.version) throw stateChanged(actor, current);
}

export function stateChanged(actor: Pick<Actor, 'permissions'>, current: CurrentBid) {
  return refusal('STATE_CHANGED', { bid: stateOf(actor, current) });
}
