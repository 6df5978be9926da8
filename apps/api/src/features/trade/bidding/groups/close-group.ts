import { spareOf } from '@seri/domain/bids/bid-outlook';
import type { EndReason } from '@seri/domain/bids/bid-result';
import type { Tx } from '../../../../platform/database/database.ts';
import { readLotNames } from '../../../stock/lots/lot-names.query.ts';
import { type Cause, endBid } from '../desk/end-bid.ts';
import { readOpenBids } from '../../ledger/open-bids.query.ts';
import { bidderOf, lockWaitingIds, type WaitingBid } from '../settle/waiting-bids.store.ts';

/** R53: takes back what can still be withdrawn of a group that has won all it was to buy; under its account's lock. */
export async function closeFullGroup(tx: Tx, accountId: number, group: string, cause?: Cause): Promise<void> {
  const { bids, rooms } = await readOpenBids(tx, accountId);
  const spare = spareOf(bids, rooms, group).map(({ bidId }) => bidId);
  await endEach(tx, await lockWaitingIds(tx, spare), 'groupFull', cause);
}

export async function endEach(tx: Tx, bids: readonly WaitingBid[], reason: EndReason, cause?: Cause): Promise<void> {
  const names = await readLotNames(
    tx,
    bids.map(({ lot_id: id, held_on }) => ({ id, held_on })),
  );
  for (const former of bids) {
    const lot = names.get(former.lot_id);
    if (lot) await endBid(tx, { former, bidder: bidderOf(former), lot }, reason, cause);
  }
}
