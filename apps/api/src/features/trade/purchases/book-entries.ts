import type { PurchaseEntry } from '@seri/domain/charges/charge';
import type { Tx } from '../../../platform/database/database.ts';
import type { LotNames } from '../../stock/lots/lot-names.query.ts';
import { bookEntry } from '../ledger/book-entry.command.ts';
import type { StoredPurchase } from './purchase.store.ts';
import type { PurchaseAuthor } from './purchases.events.ts';

export type NamesOfCar = Pick<LotNames, 'lotNo' | 'auctionName' | 'specification'>;

interface EntriesToBook extends PurchaseAuthor {
  names: NamesOfCar;
  entries: readonly PurchaseEntry[];
}

/** R61: the words by which the ledger names a car. */
export const describeCar = ({ lotNo, auctionName, specification }: NamesOfCar): string =>
  [lotNo, auctionName, specification].filter(Boolean).join(', ');

/** Books entries that name the car, and returns their ids. The caller holds the lock of the account. */
export async function bookEntries(
  tx: Tx,
  { id: purchaseId, account_id: accountId }: StoredPurchase,
  { bookedBy, isQuiet = false, names, entries }: EntriesToBook,
): Promise<number[]> {
  const description = describeCar(names);
  const ids: number[] = [];
  for (const entry of entries) {
    ids.push(await bookEntry(tx, { ...entry, accountId, purchaseId, description, reason: '', bookedBy, isQuiet }));
  }
  return ids;
}
