import {
  entriesOfCharge,
  entriesOfChargeChange,
  entriesOfReturn,
  type PurchaseEntry,
} from '@seri/domain/charges/charge';
import type { SettlementLine } from '@seri/domain/settlements/settlement';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { creditUnbooked } from '../papers/credit-papers.command.ts';
import { assertNotInvoiced } from '../papers/papers.query.ts';
import { bookEntries, type NamesOfCar } from './book-entries.ts';
import {
  bookedOf,
  type ChargeRow,
  insertLines,
  readChargesById,
  readCharges,
  readLines,
  writeCharge,
} from './charges/charge.store.ts';
import { linkBid, lockPurchase, lockVoid, type StoredPurchase } from './purchase.store.ts';
import type { PurchaseAuthor } from './purchases.events.ts';
import { scheduleChargesMail } from './purchases.jobs.ts';

// R91: what the end of a purchase does to it. Callers hold the locks of account, session, lot and bid.

export { describeCar, type NamesOfCar } from './book-entries.ts';
export { findPurchase, type StoredPurchase } from './purchase.store.ts';
export { tellPurchase } from './purchases.events.ts';

export interface StandingPurchase {
  purchase: StoredPurchase;
  /** Those that are booked. */
  charges: readonly (ChargeRow & { amount: number })[];
  /** The ids of those that are still to come. */
  expected: readonly number[];
}

/** The purchase as it was seen, with its charges. */
export async function lockStanding(
  tx: Tx,
  { id, version }: { id: number; version: number },
): Promise<StandingPurchase> {
  const purchase = await lockPurchase(tx, id);
  if (!purchase || purchase.version !== version) throw refusal('STATE_CHANGED');
  const all = await readCharges(tx, id);
  const charges = all.flatMap((charge) =>
    charge.state === 'booked' && charge.amount !== null ? [{ ...charge, amount: charge.amount }] : [],
  );
  return { purchase, charges, expected: all.flatMap((charge) => (charge.state === 'expected' ? [charge.id] : [])) };
}

interface EndedPurchase extends PurchaseAuthor {
  purchase: StoredPurchase;
  names: NamesOfCar;
  settlementId: number;
}

/**
 * Books the lines in place of those that the settlement had: an equal one stays, one of another amount changes by the difference.
 */
export async function bookLines(tx: Tx, ended: EndedPurchase, lines: readonly SettlementLine[]): Promise<void> {
  const { purchase, settlementId, bookedBy } = ended;
  const former = await readLines(tx, settlementId);
  const entries: PurchaseEntry[] = [];
  const fresh: SettlementLine[] = [];
  for (const line of lines) {
    const at = former.findIndex(({ kind, note }) => kind === line.kind && note === line.note);
    const [same] = at < 0 ? [] : former.splice(at, 1);
    if (!same) fresh.push(line);
    else if (same.amount !== line.amount) {
      await assertNotInvoiced(tx, same.id);
      entries.push(...bookedOf([same]).flatMap((booked) => entriesOfChargeChange(booked, line.amount)));
      await writeCharge(tx, same.id, { amount: line.amount });
    }
  }
  for (const { id } of former) await assertNotInvoiced(tx, id);
  entries.push(...(await returnEach(tx, former)));
  const added = await insertLines(tx, { purchaseId: purchase.id, settlementId }, fresh, bookedBy);
  entries.push(...bookedOf(added).flatMap(entriesOfCharge));
  await bookAndMail(tx, ended, entries);
}

/** Gives back the lines of a settlement that is reversed. */
export async function returnLines(tx: Tx, ended: EndedPurchase): Promise<void> {
  const entries = await returnEach(tx, await readLines(tx, ended.settlementId));
  await bookEntries(tx, ended.purchase, { ...ended, entries });
}

/** The purchase stands again at the stop where it was, with its price and all charges that it had. */
export async function standAgain(
  tx: Tx,
  ended: EndedPurchase,
  { returned, dropped, status }: { returned: readonly number[]; dropped: readonly number[]; status: number },
): Promise<void> {
  const { purchase } = ended;
  const entries: PurchaseEntry[] = [{ kind: 'car_purchase', amount: -purchase.price, fee: null }];
  for (const charge of await readChargesById(tx, returned)) {
    const booked = { ...charge, state: 'booked' } as const;
    await writeCharge(tx, charge.id, { state: booked.state });
    entries.push(...bookedOf([booked]).flatMap(entriesOfCharge));
  }
  for (const id of dropped) await writeCharge(tx, id, { state: 'expected' });
  const changes = { status, voided_at: null, version: sql<number>`version + 1` };
  await tx.updateTable('purchase').set(changes).where('id', '=', purchase.id).execute();
  await linkBid(tx, purchase.bid_id, purchase.id);
  await bookAndMail(tx, ended, entries);
  await creditUnbooked(tx, { purchaseId: purchase.id, issuedBy: ended.bookedBy, socketId: ended.socketId });
}

/** The charges that a settlement gave back. */
export async function readReturned(tx: Tx, ids: readonly number[]): Promise<(ChargeRow & { amount: number })[]> {
  return (await readChargesById(tx, ids)).map((charge) => ({ ...charge, amount: charge.amount ?? 0 }));
}

/** Locks the purchase that a settlement has ended. */
export async function lockEnded(tx: Tx, id: number): Promise<StoredPurchase> {
  const purchase = await lockVoid(tx, id);
  if (!purchase) throw refusal('STATE_CHANGED');
  return purchase;
}

async function returnEach(tx: Tx, lines: readonly ChargeRow[]): Promise<PurchaseEntry[]> {
  for (const { id } of lines) await writeCharge(tx, id, { state: 'returned' });
  return bookedOf(lines).flatMap(entriesOfReturn);
}

async function bookAndMail(tx: Tx, ended: EndedPurchase, entries: readonly PurchaseEntry[]): Promise<void> {
  const ids = await bookEntries(tx, ended.purchase, { ...ended, entries });
  const last = ids.at(-1);
  if (last !== undefined) await scheduleChargesMail(tx, ended.purchase.id, last);
}
