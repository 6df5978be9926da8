import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertStillHas, lockVisible } from '../../people/clients/clients.command.ts';
import { lockAccounts } from '../../people/identity/identity.command.ts';
import { visiblePurchases } from '../../trade/purchases/purchases.query.ts';

export interface LockedCar {
  id: number;
  account_id: number;
  bid_id: number;
  lot_id: number;
  held_on: string;
  voided_at: Date | null;
}

/** Before anything is locked, or a file is taken: cars that the reader does not see are missing. */
export async function assertSeesCars(db: Db, actor: Actor, ids: readonly number[]): Promise<void> {
  const seen = await visiblePurchases(db, actor)
    .select('purchase.id')
    .where('purchase.id', 'in', [...ids])
    .execute();
  if (seen.length < ids.length) throw refusal('NOT_FOUND');
}

/** R99: locks the account and then the cars, all of one client, for staff with the right to logistics. A void car keeps its papers. */
export async function lockCars(tx: Tx, actor: Actor, ids: readonly number[]): Promise<LockedCar[]> {
  const found = await selectCars(tx, ids).execute();
  const [accountId, ...others] = new Set(found.map((car) => car.account_id));
  if (accountId === undefined || found.length < new Set(ids).size) throw refusal('NOT_FOUND');
  const account = await lockVisible(tx, actor, accountId);
  await assertStillHas(tx, actor, 'logistics');
  if (isStaff(account)) throw refusal('NOT_FOUND');
  if (others.length > 0) throw refusal('FIELDS', { fields: { purchases: { problem: 'choice' } } });
  return lockRows(tx, ids);
}

/** The same locks for the portal itself. */
export async function lockCarsByPortal(tx: Tx, ids: readonly number[]): Promise<LockedCar[]> {
  const accounts = [...new Set((await selectCars(tx, ids).execute()).map((car) => car.account_id))];
  await lockAccounts(tx, accounts);
  return lockRows(tx, ids);
}

const lockRows = (tx: Tx, ids: readonly number[]): Promise<LockedCar[]> =>
  selectCars(tx, ids).orderBy('id').forNoKeyUpdate().execute();

const selectCars = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('purchase')
    .select(['id', 'account_id', 'bid_id', 'lot_id', 'held_on', 'voided_at'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`);
