import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { withdrawNotices } from '../../../talk/notifications/notifications.command.ts';
import { bookPurchase, voidPurchase } from '../../purchases/book-purchase.command.ts';
import { costOf } from '../place/bid-figures.ts';
import { type BidRow, writeFigures } from '../bid.store.ts';
import { type BidAuthor, tellBid } from '../tell/bidding.events.ts';
import type { LoggedChange } from './changes.read.ts';
import { followStatus } from './change-status.ts';
import { type LockedBid, lockBidOnLot } from '../locked-bid.ts';
import { findReopenRefusal } from './reopening.ts';

/** R58: a locked bid as it was before a change, its purchase too. */
export async function restoreBid(
  tx: Tx,
  author: BidAuthor,
  locked: LockedBid,
  { id, from }: LoggedChange,
): Promise<BidRow> {
  const { bid: former, bidder, lot } = locked;
  await restorePurchase(tx, author, locked, from);
  const bid = await writeFigures(tx, former, from);
  const isUnnoticed = await withdrawNotices(tx, id);
  const change = { action: 'taken-back', bid, former, bidder, lot: lot.names, because: id, isUnnoticed } as const;
  await followStatus(tx, author, { former, bid, bidder, lot }, await tellBid(tx, author, change));
  return bid;
}

async function restorePurchase(
  tx: Tx,
  { accountId: bookedBy, socketId, isQuiet = false }: BidAuthor,
  { bid, lot }: LockedBid,
  from: LoggedChange['from'],
): Promise<void> {
  if (bookedBy === null) return;
  const of = { bid, lot, bookedBy, socketId, isQuiet };
  if (from.purchaseId === null) return voidPurchase(tx, { ...of, reason: 'takenBack' });
  await bookPurchase(tx, { ...of, price: from.soldPrice ?? costOf(from) });
}

/** What a win ended that is no more: open again where nothing newer happened to it and it could still be placed. */
export async function restoreEnded(tx: Tx, actor: Actor, ended: LoggedChange, isQuiet: boolean): Promise<void> {
  const locked = await lockBidOnLot(tx, ended.bidId);
  const isChanged = locked.bid.version !== ended.version;
  if (isChanged || (await findReopenRefusal(tx, actor, locked, ended.from))) return;
  await restoreBid(tx, { accountId: null, isQuiet }, locked, ended);
}
