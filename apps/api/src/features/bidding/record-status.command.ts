import { groupKey } from '@seri/domain/bid-groups';
import { spareOf } from '@seri/domain/bid-outlook';
import type { EndReason } from '@seri/domain/bid-result';
import { bidStatusCodes, isOpenBid, mayBecomeBid } from '@seri/domain/bid-statuses';
import type { JapanDay } from '@seri/domain/japan-time';
import type { Tx } from '../../platform/database/database.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { lockLotAlone, lockLotForBid } from '../lots/lot-for-bid.command.ts';
import { readLotNames } from '../lots/lot-names.query.ts';
import { releaseCar } from '../lots/reserve-car.command.ts';
import { type BidRow, findBid, lockBid, writeStatus } from './bid.store.ts';
import { lockBidder } from './bidder.store.ts';
import { type BidAuthor, tellBid } from './bidding.events.ts';
import { endBid } from './end-bid.ts';
import { readOpenBids } from './open-bids.query.ts';
import { bidderOf, lockWaitingIds, lockWaitingOn, type WaitingBid } from './waiting-bids.store.ts';

interface Recorded {
  bidId: number;
  status: number;
}

/**
 * R54: records what staff made of a bid. A win ends the other bids on the lot, and, once its group has what it was to
 * buy, those of the group that can still be withdrawn. A stock car whose order ends is offered again.
 */
export async function recordStatus(tx: Tx, author: BidAuthor, { bidId, status }: Recorded): Promise<void> {
  const { account_id: clientId, lot_id: lotId } = await findBid(tx, bidId);
  const bidder = await lockBidder(tx, clientId);
  if (!bidder) throw refusal('NOT_FOUND');
  const isWin = status === bidStatusCodes.won;
  // Alone with the lot: no bid comes to it that the win would not end, and a second win finds its bid ended.
  const lot = await (isWin ? lockLotAlone(tx, lotId) : lockLotForBid(tx, lotId));
  const former = await lockBid(tx, bidId);
  if (!mayBecomeBid(former.status, status)) throw refusal('STATE_CHANGED');
  const bid = await writeStatus(tx, former, status);
  if (lot.kind === 'stock' && !isOpenBid(status)) await releaseCar(tx, lot);
  await tellBid(tx, author, { action: isWin ? 'won' : 'status-changed', bid, former, bidder, lot: lot.names });
  if (!isWin) return;
  await endEach(tx, await lockWaitingOn(tx, [lotId]), 'otherWon');
  await endEach(tx, await lockWithdrawableOf(tx, bid), 'groupFull');
}

/** Of a group that has won as often as it was to buy. */
async function lockWithdrawableOf(tx: Tx, won: BidRow): Promise<WaitingBid[]> {
  if (won.bid_group === null) return [];
  const { bids, rooms } = await readOpenBids(tx, won.account_id);
  const key = groupKey(won.held_on as JapanDay, won.bid_group);
  const spare = spareOf(bids, rooms, key);
  return lockWaitingIds(
    tx,
    spare.map(({ bidId }) => bidId),
  );
}

async function endEach(tx: Tx, bids: readonly WaitingBid[], reason: EndReason): Promise<void> {
  const names = await readLotNames(
    tx,
    bids.map(({ lot_id: id, held_on }) => ({ id, held_on })),
  );
  for (const former of bids) {
    const lot = names.get(former.lot_id);
    if (lot) await endBid(tx, { former, bidder: bidderOf(former), lot }, reason);
  }
}
