import { isStaff } from '@seri/domain/people/staff-rights';
import type { Tx } from '../../../../platform/database/database.ts';
import { lockAccounts } from '../../../people/identity/identity.command.ts';
import { lockMovingCars, type PurchaseToMove } from '../../../trade/purchases/stages/lock-car.command.ts';
import type { StoredListRow } from './listed-row.store.ts';

/** R102: locks the accounts of rows, then their cars, each in the order of their ids. Void cars and those of staff are left out. */
export async function lockListedCars(
  tx: Tx,
  rows: readonly Pick<StoredListRow, 'accountId' | 'purchaseId'>[],
): Promise<Map<number, PurchaseToMove>> {
  const accounts = await lockAccounts(tx, [...new Set(rows.map(({ accountId }) => accountId))]);
  const clients = new Set(accounts.filter((account) => !isStaff(account)).map(({ id }) => id));
  const cars = await lockMovingCars(
    tx,
    rows.map(({ purchaseId }) => purchaseId),
  );
  return new Map([...cars].filter(([, { purchase }]) => clients.has(purchase.account_id)));
}
