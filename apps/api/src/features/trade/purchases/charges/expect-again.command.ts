import { entriesOfReturn } from '@seri/domain/charges/charge';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { assertNotInvoiced } from '../../papers/papers.query.ts';
import { bookEntries, type NamesOfCar } from '../book-entries.ts';
import type { StoredPurchase } from '../purchase.store.ts';
import { scheduleChargesMail } from '../purchases.jobs.ts';
import { bookedOf, readChargesById, readChargesOf, writeCharge } from './charge.store.ts';

/** An expected charge, as it was before it was booked. */
export interface ExpectedBefore {
  id: number;
  amount: number | null;
  tariffId: number | null;
}

/** The charges of purchases that are expected now, by purchase. */
export async function readExpectedOf(
  db: Db | Tx,
  purchaseIds: readonly number[],
): Promise<Map<number, ExpectedBefore[]>> {
  const expected = (await readChargesOf(db, purchaseIds)).filter(({ state }) => state === 'expected');
  const byPurchase = Map.groupBy(expected, ({ purchase_id: id }) => id);
  return new Map(
    [...byPurchase].map(([id, charges]) => [
      id,
      charges.map((charge) => ({ id: charge.id, amount: charge.amount, tariffId: charge.tariff_id })),
    ]),
  );
}

interface ChargesToReturn {
  names: NamesOfCar;
  bookedBy: number;
  charges: readonly ExpectedBefore[];
}

/**
 * R102: gives back what was booked too early, and expects it again as before. The caller holds the locks of account and purchase,
 * and tells of it. A charge that an invoice bears is refused (R90).
 */
export async function expectAgain(
  tx: Tx,
  purchase: StoredPurchase,
  { names, bookedBy, charges }: ChargesToReturn,
): Promise<void> {
  const before = new Map(charges.map((charge) => [charge.id, charge]));
  const ids: number[] = [];
  for (const charge of bookedOf(await readChargesById(tx, [...before.keys()]))) {
    const { amount = null, tariffId: tariff_id = null } = before.get(charge.id) ?? {};
    await assertNotInvoiced(tx, charge.id);
    await writeCharge(tx, charge.id, { amount, tariff_id, state: 'expected' });
    ids.push(...(await bookEntries(tx, purchase, { names, bookedBy, entries: entriesOfReturn(charge) })));
  }
  const last = ids.at(-1);
  if (last !== undefined) await scheduleChargesMail(tx, purchase.id, last);
}
