import { maxPriceOf } from '@seri/domain/bids/bid-amount';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { deleteUntoldNotices } from '../../../talk/notifications/notifications.command.ts';
import { bookPurchase, voidPurchase } from '../../purchases/book-purchase.command.ts';
import { type BidRow, writeFigures } from '../bid.store.ts';
import { type BidAuthor, tellBid } from '../tell/bidding.events.ts';
import type { LoggedBidChange } from './changes.read.ts';
import { applyConsequences } from './change-status.ts';
import { type LockedBid, lockBidOnLot } from '../locked-bid.ts';
import { findReopenRefusal, judgeReopening } from './reopening.ts';

/** R58: restores a locked bid and its purchase to the state before a change. */
export async function restoreBid(
  tx: Tx,
  author: BidAuthor,
  locked: LockedBid,
  { id, from }: LoggedBidChange,
): Promise<BidRow> {
  const { bid: former, bidder, lot } = locked;
  await restorePurchase(tx, author, locked, from);
  const bid = await writeFigures(tx, former, from);
  const isUnnoticed = await deleteUntoldNotices(tx, id);
  const { names, soldPrice } = lot;
  const news = { action: 'taken-back', bid, former, bidder, lot: names, soldPrice, because: id, isUnnoticed } as const;
  await applyConsequences(tx, author, { former, bid, bidder, lot }, await tellBid(tx, author, news));
  return bid;
}

async function restorePurchase(
  tx: Tx,
  { accountId: bookedBy, socketId, isQuiet = false }: BidAuthor,
  { bid, lot }: LockedBid,
  from: LoggedBidChange['from'],
): Promise<void> {
  if (bookedBy === null) return;
  const booking = { bid, lot, bookedBy, socketId, isQuiet };
  if (from.purchaseId === null) return voidPurchase(tx, { ...booking, reason: 'takenBack' });
  await bookPurchase(tx, { ...booking, price: from.soldPrice ?? maxPriceOf(from) });
}

/** Reopens a bid that an undone win had ended, unless it has changed since or would not pass the checks of placing. */
export async function restoreEnded(tx: Tx, actor: Actor, ended: LoggedBidChange, isQuiet: boolean): Promise<void> {
  const locked = await lockBidOnLot(tx, ended.bidId);
  const isChanged = locked.bid.version !== ended.version;
  if (isChanged || (await findReopenRefusal(tx, actor, locked, ended.from))) return;
  if ((await judgeReopening(tx, locked, ended.from)).verdict !== 'ok') return;
  await restoreBid(tx, { accountId: null, isQuiet }, locked, ended);
}
