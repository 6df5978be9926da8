import {
  entriesOfPriceChange,
  entriesOfPurchase,
  entriesOfVoid,
  mayBecomePurchase,
  type PurchaseEntry,
  purchaseStatusCodes,
} from '@seri/domain/purchases/purchase';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { bookEntry } from '../ledger/book-entry.command.ts';
import type { LotForBid } from '../../stock/lots/lot-for-bid.command.ts';
import {
  type BoughtBid,
  insertFees,
  insertPurchase,
  linkBid,
  lockPurchaseOf,
  type PurchaseRow,
  readFees,
  writePrice,
  writeVoid,
} from './purchase.store.ts';
import { type PurchaseAuthor, tellPurchase } from './purchases.events.ts';
import { wantPurchaseMail } from './purchases.jobs.ts';

/** The caller holds the locks of account, session, lot and bid. */
interface OfBid extends PurchaseAuthor {
  bid: BoughtBid;
  lot: Pick<LotForBid, 'names'>;
}

/**
 * R61: what a won bid or a confirmed order cost makes it a purchase, with the fees of the day, booked to the ledger; for
 * one that stands already it is another price. Answers the purchase's id.
 */
export async function bookPurchase(tx: Tx, booking: OfBid & { price: number }): Promise<number> {
  const standing = await lockPurchaseOf(tx, booking.bid.id);
  if (standing) return changePrice(tx, standing, booking);
  const { bid, price, bookedBy, isQuiet = false } = booking;
  const purchase = await insertPurchase(tx, bid, price, bookedBy);
  const fees = await insertFees(tx, purchase.id);
  await linkBid(tx, bid.id, purchase.id);
  const [entryId] = await bookEach(tx, purchase, booking, entriesOfPurchase({ price, fees }));
  await tellPurchase(tx, booking, purchase, 'booked', { bidId: bid.id, price, fees });
  if (entryId !== undefined && !isQuiet) await wantPurchaseMail(tx, purchase.id, entryId);
  return purchase.id;
}

/** R61: entries stand for ever, so the difference is another one; the same price again is none. */
async function changePrice(tx: Tx, purchase: PurchaseRow, booking: OfBid & { price: number }): Promise<number> {
  const { id, price: from } = purchase;
  const { price: to, isQuiet = false } = booking;
  const [entryId] = await bookEach(tx, purchase, booking, entriesOfPriceChange(from, to));
  if (entryId === undefined) return id;
  await writePrice(tx, id, to);
  await tellPurchase(tx, booking, purchase, 'price-changed', { from, to });
  if (!isQuiet) await wantPurchaseMail(tx, id, entryId);
  return id;
}

/** `takenBack`: the bid is not won after all; the others are what becomes of a purchase (R52, status 7 of its bid). */
export type VoidReason = 'takenBack' | 'cancelled' | 'resold';

/** R61: gives all back that was booked for the bid's purchase; where it has none there is nothing to give back. */
export async function voidPurchase(tx: Tx, { reason, ...of }: OfBid & { reason: VoidReason }): Promise<void> {
  const purchase = await lockPurchaseOf(tx, of.bid.id);
  if (!purchase) return;
  const { id, price, status: from } = purchase;
  const status = reason === 'takenBack' ? from : purchaseStatusCodes[reason];
  if (status !== from && !mayBecomePurchase(from, status)) throw refusal('STATE_CHANGED');
  await bookEach(tx, purchase, of, entriesOfVoid({ price, fees: await readFees(tx, id) }));
  await writeVoid(tx, id, status);
  await linkBid(tx, of.bid.id, null);
  await tellPurchase(tx, of, purchase, 'voided', { reason, price });
}

async function bookEach(
  tx: Tx,
  { id: purchaseId, account_id: accountId }: PurchaseRow,
  { bookedBy, isQuiet = false, lot: { names } }: OfBid,
  entries: readonly PurchaseEntry[],
): Promise<number[]> {
  const description = [names.lotNo, names.auctionName, names.specification].filter(Boolean).join(', ');
  const ids: number[] = [];
  for (const entry of entries) {
    ids.push(await bookEntry(tx, { ...entry, accountId, purchaseId, description, reason: '', bookedBy, isQuiet }));
  }
  return ids;
}
