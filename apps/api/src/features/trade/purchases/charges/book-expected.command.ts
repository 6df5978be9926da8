import { entriesOfCharge } from '@seri/domain/charges/charge';
import type { ExpectedCharge } from '@seri/domain/tariffs/expected-charge';
import type { Tx } from '../../../../platform/database/database.ts';
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

/** R87: books expected charges of a purchase. The caller holds the lock of the account. */
export async function bookExpected(
  tx: Tx,
  { purchaseId, ...author }: ChargesToBook,
  amountOf: AmountNow,
): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId);
  if (!purchase) return;
  const lines = linesByKind(await estimateCharges(tx, purchaseId));
  for (const charge of await readCharges(tx, purchaseId)) {
    const amount = charge.state === 'expected' ? amountOf(charge, lines.get(charge.kind)) : null;
    if (amount === null) continue;
    await writeCharge(tx, charge.id, { amount, state: 'booked' });
    const entries = bookedOf([{ ...charge, amount, state: 'booked' }]).flatMap(entriesOfCharge);
    await bookEntries(tx, purchase, { ...author, entries });
  }
}
