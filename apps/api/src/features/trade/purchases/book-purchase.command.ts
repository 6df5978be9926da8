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
import type { LockedLot } from '../../stock/lots/lot-for-bid.command.ts';
import {
  type BoughtBid,
  insertFees,
  insertPurchase,
  linkBid,
  lockPurchaseOf,
  type StoredPurchase,
  readFees,
  writePrice,
  writeVoid,
} from './purchase.store.ts';
import { type PurchaseAuthor, tellPurchase } from './purchases.events.ts';
import { schedulePurchaseMail } from './purchases.jobs.ts';

/** The caller holds the locks of account, session, lot and bid. */
interface PurchaseOfBid extends PurchaseAuthor {
  bid: BoughtBid;
  lot: Pick<LockedLot, 'names'>;
}

/**
 * R61: makes a won bid or a confirmed order a purchase, with the fees of the day, and books it in the ledger. If the
 * bid has a purchase already, it changes the price. Returns the id of the purchase.
 */
export async function bookPurchase(tx: Tx, booking: PurchaseOfBid & { price: number }): Promise<number> {
  const existing = await lockPurchaseOf(tx, booking.bid.id);
  if (existing) return changePrice(tx, existing, booking);
  const { bid, price, bookedBy, isQuiet = false } = booking;
  const purchase = await insertPurchase(tx, bid, price, bookedBy);
  const fees = await insertFees(tx, purchase.id);
  await linkBid(tx, bid.id, purchase.id);
  const [entryId] = await bookEach(tx, purchase, booking, entriesOfPurchase({ price, fees }));
  await tellPurchase(tx, booking, purchase, 'booked', { bidId: bid.id, price, fees });
  if (entryId !== undefined && !isQuiet) await schedulePurchaseMail(tx, purchase.id, entryId);
  return purchase.id;
}

/** R61: entries never change, so the difference is booked as another entry; an equal price books nothing. */
async function changePrice(
  tx: Tx,
  purchase: StoredPurchase,
  booking: PurchaseOfBid & { price: number },
): Promise<number> {
  const { id, price: from } = purchase;
  const { price: to, isQuiet = false } = booking;
  const [entryId] = await bookEach(tx, purchase, booking, entriesOfPriceChange(from, to));
  if (entryId === undefined) return id;
  await writePrice(tx, id, to);
  await tellPurchase(tx, booking, purchase, 'price-changed', { from, to });
  if (!isQuiet) await schedulePurchaseMail(tx, id, entryId);
  return id;
}

/** `takenBack`: the win was undone. In the other cases the bid was won, and becomes blank (R52, status 7). */
export type VoidReason = 'takenBack' | 'cancelled' | 'resold';

/** R61: voids the purchase of a bid and refunds everything booked for it; does nothing for a bid without one. */
export async function voidPurchase(
  tx: Tx,
  { reason, ...booking }: PurchaseOfBid & { reason: VoidReason },
): Promise<void> {
  const purchase = await lockPurchaseOf(tx, booking.bid.id);
  if (!purchase) return;
  const { id, price, status: from } = purchase;
  const status = reason === 'takenBack' ? from : purchaseStatusCodes[reason];
  if (status !== from && !mayBecomePurchase(from, status)) throw refusal('STATE_CHANGED');
  await bookEach(tx, purchase, booking, entriesOfVoid({ price, fees: await readFees(tx, id) }));
  await writeVoid(tx, id, status);
  await linkBid(tx, booking.bid.id, null);
  await tellPurchase(tx, booking, purchase, 'voided', { reason, price });
}

async function bookEach(
  tx: Tx,
  { id: purchaseId, account_id: accountId }: StoredPurchase,
  { bookedBy, isQuiet = false, lot: { names } }: PurchaseOfBid,
  entries: readonly PurchaseEntry[],
): Promise<number[]> {
  const description = [names.lotNo, names.auctionName, names.specification].filter(Boolean).join(', ');
  const ids: number[] = [];
  for (const entry of entries) {
    ids.push(await bookEntry(tx, { ...entry, accountId, purchaseId, description, reason: '', bookedBy, isQuiet }));
  }
  return ids;
}
