import { entriesOfPriceChange, entriesOfPurchase, entriesOfVoid } from '@seri/domain/charges/charge';
import { mayBecomePurchase, purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { LockedLot } from '../../stock/lots/lot-for-bid.command.ts';
import { readDueDay } from '../ledger/allocation/due-days.query.ts';
import { creditUnbooked } from '../papers/credit-papers.command.ts';
import { schedulePaperAtWin } from '../papers/schedule-at-win.command.ts';
import { bookEntries } from './book-entries.ts';
import { bookedOf, endCharges, readCharges } from './charges/charge.store.ts';
import { chargeByRule, repriceCharges } from './charges/price-charges.ts';
import {
  type BoughtBid,
  insertPurchase,
  linkBid,
  lockPurchaseOf,
  type StoredPurchase,
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
 * R61: makes a won bid or a confirmed order a purchase, with the charges of the day, and books it in the ledger. If
 * the bid has a purchase already, it changes the price. Returns the id of the purchase.
 */
export async function bookPurchase(tx: Tx, booking: PurchaseOfBid & { price: number }): Promise<number> {
  const existing = await lockPurchaseOf(tx, booking.bid.id);
  if (existing) return changePrice(tx, existing, booking);
  const { bid, lot, price, bookedBy, isQuiet = false } = booking;
  const dueOn = await readDueDay(tx, bid.account_id);
  const purchase = await insertPurchase(tx, bid, { price, dueOn, createdBy: bookedBy });
  const charges = bookedOf(await chargeByRule(tx, purchase.id));
  await linkBid(tx, bid.id, purchase.id);
  const entries = entriesOfPurchase(price, charges);
  const [entryId] = await bookEntries(tx, purchase, { ...booking, names: lot.names, entries });
  await tellPurchase(tx, booking, purchase, 'booked', { bidId: bid.id, price, charges });
  if (entryId !== undefined && !isQuiet) await schedulePurchaseMail(tx, purchase.id, entryId);
  if (!isQuiet) await schedulePaperAtWin(tx, purchase.id);
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
  if (from === to) return id;
  await writePrice(tx, id, to);
  const entries = [...entriesOfPriceChange(from, to), ...(await repriceCharges(tx, id, from))];
  const [entryId] = await bookEntries(tx, purchase, { ...booking, names: booking.lot.names, entries });
  await tellPurchase(tx, booking, purchase, 'price-changed', { from, to });
  if (entryId !== undefined && !isQuiet) await schedulePurchaseMail(tx, id, entryId);
  return id;
}

/** `takenBack`: the win was undone. In the other cases the bid was won, and becomes blank (R52, status 7). */
export type VoidReason = 'takenBack' | 'cancelled' | 'resold';

interface VoidedPurchase extends PurchaseOfBid {
  reason: VoidReason;
  /** The words of whoever took the win back. */
  why?: string | undefined;
}

/** R61: voids the purchase of a bid and refunds everything booked for it; does nothing for a bid without one. */
export async function voidPurchase(tx: Tx, { reason, why, ...booking }: VoidedPurchase): Promise<void> {
  const purchase = await lockPurchaseOf(tx, booking.bid.id);
  if (!purchase) return;
  const { id, price, status: from } = purchase;
  const status = reason === 'takenBack' ? from : purchaseStatusCodes[reason];
  if (status !== from && !mayBecomePurchase(from, status)) throw refusal('STATE_CHANGED');
  const entries = entriesOfVoid(price, bookedOf(await readCharges(tx, id)));
  await bookEntries(tx, purchase, { ...booking, names: booking.lot.names, entries });
  await endCharges(tx, id);
  await writeVoid(tx, id, status);
  await linkBid(tx, booking.bid.id, null);
  await tellPurchase(tx, booking, purchase, 'voided', { reason, price, ...(why !== undefined && { why }) });
  await creditUnbooked(tx, { purchaseId: id, reason: why, issuedBy: booking.bookedBy, socketId: booking.socketId });
}
