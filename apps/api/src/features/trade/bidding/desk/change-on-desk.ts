import type { ChangedBid } from '@seri/contract/trade/bid-desk.schema';
import { type BidRights, bidRights } from '@seri/domain/bids/bid-rights';
import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { BidAction } from '../tell/bid-notice.ts';
import type { BidRow } from '../bid.store.ts';
import { assertVersion, changedAnswer, stateChanged } from '../bid-state.ts';
import { tellBid } from '../tell/bidding.events.ts';
import { assertCanManage } from '../bidding.policy.ts';
import { deskAuthor } from './desk-author.ts';
import { type LockedBid, lockBidOnLot } from '../locked-bid.ts';

interface BidDeskChange {
  bidId: number;
  version?: number | undefined;
  batch?: string | undefined;
  action: BidAction;
  right: keyof BidRights;
}

/**
 * R59: staff change one field of an open bid in its expected version. If `write` returns the same row, nothing changed.
 */
export function changeOnDesk(
  acting: Acting,
  { bidId, version, batch, action, right }: BidDeskChange,
  write: (tx: Tx, locked: LockedBid) => Promise<BidRow>,
): Promise<ChangedBid> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const locked = await lockBidOnLot(tx, bidId);
    const { bid: former, bidder, lot } = locked;
    assertCanManage(actor, bidder);
    assertVersion(actor, locked, version);
    if (!isOpenBid(former.status)) throw stateChanged(actor, locked);
    if (!bidRights(actor, { status: former.status, kind: lot.kind })[right]) throw refusal('FORBIDDEN');
    const bid = await write(tx, locked);
    if (bid.version === former.version) return changedAnswer(actor, locked, null);
    const news = { action, bid, former, bidder, lot: lot.names };
    const author = { ...deskAuthor(acting, locked), batch };
    return changedAnswer(actor, { bid, lot }, await tellBid(tx, author, news));
  });
}
