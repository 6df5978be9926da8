import { entriesOfCharge } from '@seri/domain/charges/charge';
import type { ExpectedCharge } from '@seri/domain/tariffs/expected-charge';
import type { Tariff } from '@seri/domain/tariffs/tariff';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import { useTariffs } from '../../tariffs/tariffs.command.ts';
import { bookEntries, type NamesOfCar } from '../book-entries.ts';
import { lockPurchases, type StoredPurchase } from '../purchase.store.ts';
import { bookedOf, type ChargeRow, readChargesOf, writeCharge } from './charge.store.ts';
import { estimateChargesOf, linesByKind } from './price-charges.ts';

interface ChargesToBook {
  purchaseId: number;
  names: NamesOfCar;
  bookedBy: number;
}

/** The amount at which an expected charge is booked now, with what the table has for it by now; null leaves it as it is. */
type AmountNow = (charge: ChargeRow, line: ExpectedCharge | undefined) => number | null;

interface DueCharge {
  charge: ChargeRow;
  amount: number;
  /** The row of the table that the amount comes from. */
  tariff: Tariff | undefined;
}

/**
 * R87: books expected charges of purchases, and returns the last entry of each. The caller holds the locks of the accounts.
 */
export async function bookExpected(
  tx: Tx,
  cars: readonly ChargesToBook[],
  amountOf: AmountNow,
): Promise<Map<number, number>> {
  const purchases = await lockPurchases(
    tx,
    cars.map(({ purchaseId }) => purchaseId),
  );
  const due = await readDue(tx, purchases, amountOf);
  const tariffs = new Map(due.flatMap(({ tariff }) => (tariff ? [[tariff.id, tariff] as const] : [])));
  await useTariffs(tx, [...tariffs.values()]);
  const last = new Map<number, number>();
  for (const purchase of purchases) {
    const author = cars.find(({ purchaseId }) => purchaseId === purchase.id);
    for (const { charge, amount, tariff } of due) {
      if (charge.purchase_id !== purchase.id || !author) continue;
      await writeCharge(tx, charge.id, { amount, state: 'booked', ...(tariff && { tariff_id: tariff.id }) });
      const entries = bookedOf([{ ...charge, amount, state: 'booked' }]).flatMap(entriesOfCharge);
      const entryId = (await bookEntries(tx, purchase, { ...author, entries })).at(-1);
      if (entryId !== undefined) last.set(purchase.id, entryId);
    }
  }
  return last;
}

async function readDue(tx: Tx, purchases: readonly StoredPurchase[], amountOf: AmountNow): Promise<DueCharge[]> {
  const ids = purchases.map(({ id }) => id);
  const estimated = await estimateChargesOf(tx, ids, { bookedOn: japanDay(await nowOf(tx)) });
  const lines = new Map([...estimated].map(([id, own]) => [id, linesByKind(own)]));
  return (await readChargesOf(tx, ids)).flatMap((charge) => {
    const line = lines.get(charge.purchase_id)?.get(charge.kind);
    const amount = charge.state === 'expected' ? amountOf(charge, line) : null;
    if (amount === null) return [];
    return { charge, amount, tariff: line?.amount === amount ? (line.tariff ?? undefined) : undefined };
  });
}
