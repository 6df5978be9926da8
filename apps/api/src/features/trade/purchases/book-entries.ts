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

/** Books entries that name the car, and returns their ids. The caller holds the lock of the account. */
export async function bookEntries(
  tx: Tx,
  { id: purchaseId, account_id: accountId }: StoredPurchase,
  { bookedBy, isQuiet = false, names, entries }: EntriesToBook,
): Promise<number[]> {
  const description = [names.lotNo, names.auctionName, names.specification].filter(Boolean).join(', ');
  const ids: number[] = [];
  for (const entry of entries) {
    ids.push(await bookEntry(tx, { ...entry, accountId, purchaseId, description, reason: '', bookedBy, isQuiet }));
  }
  return ids;
}
