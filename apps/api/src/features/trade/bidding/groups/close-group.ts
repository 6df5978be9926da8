import { surplusBids } from '@seri/domain/bids/bid-outlook';
import type { EndReason } from '@seri/domain/bids/bid-result';
import type { Tx } from '../../../../platform/database/database.ts';
import { readLotNames } from '../../../stock/lots/lot-names.query.ts';
import { type EndCause, endBid } from '../settle/end-bid.ts';
import { readOpenBids } from '../../ledger/open-bids.query.ts';
import { bidderOf, lockWaitingIds, type WaitingBid } from '../settle/waiting-bids.store.ts';

/** R53: cancels the bids of a full group that can still be withdrawn. The caller holds the account's lock. */
export async function closeFullGroup(tx: Tx, accountId: number, group: string, cause?: EndCause): Promise<void> {
  const { bids, rooms } = await readOpenBids(tx, accountId);
  const bidIds = surplusBids(bids, rooms, group).map(({ bidId }) => bidId);
  await endEach(tx, await lockWaitingIds(tx, bidIds), 'groupFull', cause);
}

export async function endEach(tx: Tx, bids: readonly WaitingBid[], reason: EndReason, cause?: EndCause): Promise<void> {
  const names = await readLotNames(
    tx,
    bids.map(({ lot_id: id, held_on }) => ({ id, held_on })),
  );
  for (const former of bids) {
    const lot = names.get(former.lot_id);
    if (lot) await endBid(tx, { former, bidder: bidderOf(former), lot }, reason, cause);
  }
}
