import type { Tx } from '../../../platform/database/database.ts';
import { bookEntry } from '../ledger/book-entry.command.ts';
import { describeCar, type NamesOfCar, type StoredPurchase } from '../purchases/settled-purchase.command.ts';

interface GainOf {
  purchase: StoredPurchase;
  names: NamesOfCar;
  bookedBy: number;
}

/** R91: what a resale brings beyond its costs is the client's, and bears no purchase; a negative amount takes it back. */
export async function bookGain(tx: Tx, { purchase, names, bookedBy }: GainOf, amount: number): Promise<void> {
  if (amount === 0) return;
  await bookEntry(tx, {
    accountId: purchase.account_id,
    kind: 'correction',
    amount,
    description: describeCar(names),
    reason: `gain of the resale of purchase ${purchase.id}`,
    bookedBy,
  });
}
