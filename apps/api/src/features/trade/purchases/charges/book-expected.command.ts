import { entriesOfCharge } from '@seri/domain/charges/charge';
import type { ExpectedCharge } from '@seri/domain/tariffs/expected-charge';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import { useTariffs } from '../../tariffs/tariffs.command.ts';
import { bookEntries, type NamesOfCar } from '../book-entries.ts';
import { lockPurchase } from '../purchase.store.ts';
import { bookedOf, type ChargeRow, readCharges, writeCharge } from './charge.store.ts';
import { estimateCharges, linesByKind } from './price-charges.ts';

interface ChargesToBook {
  purchaseId: number;
  names: NamesOfCar;
  bookedBy: number;
}

/** The amount at which an expected charge is booked now, with what the table has for it by now; null leaves it as it is. */
type AmountNow = (charge: ChargeRow, line: ExpectedCharge | undefined) => number | null;

/** R87: books expected charges of a purchase, and returns its entries. The caller holds the lock of the account. */
export async function bookExpected(
  tx: Tx,
  { purchaseId, ...author }: ChargesToBook,
  amountOf: AmountNow,
): Promise<number[]> {
  const purchase = await lockPurchase(tx, purchaseId);
  if (!purchase) return [];
  const bookedOn = japanDay(await nowOf(tx));
  const lines = linesByKind(await estimateCharges(tx, purchaseId, { bookedOn }));
  const ids: number[] = [];
  for (const charge of await readCharges(tx, purchaseId)) {
    const line = lines.get(charge.kind);
    const amount = charge.state === 'expected' ? amountOf(charge, line) : null;
    if (amount === null) continue;
    const tariff = line?.amount === amount ? line.tariff : undefined;
    if (tariff) await useTariffs(tx, [tariff]);
    await writeCharge(tx, charge.id, { amount, state: 'booked', ...(tariff && { tariff_id: tariff.id }) });
    const entries = bookedOf([{ ...charge, amount, state: 'booked' }]).flatMap(entriesOfCharge);
    ids.push(...(await bookEntries(tx, purchase, { ...author, entries })));
  }
  return ids;
}
