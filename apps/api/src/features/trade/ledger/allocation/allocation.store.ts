import type { Allocation, Freed, MoneyState, NewAllocation, PurchaseToPay } from '@seri/domain/receipts/allocation';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { balanceOfAccount } from '../ledger.query.ts';

// Callers of the writing functions hold the lock of the account.

interface StoredMoney extends MoneyState {
  purchases: readonly (PurchaseToPay & { dueOn: JapanDay | null })[];
  today: JapanDay;
  /** An entry was taken back that has allocations. */
  hasLost: boolean;
  isByHand: boolean;
  dueDays: number | null;
}

/** R92: in one statement, so that its parts fit together. */
export function readMoneyState(db: Db | Tx, accountId: number): Promise<StoredMoney> {
  return db
    .selectFrom('account')
    .select([
      balanceOfAccount.as('balance'),
      purchasesToPay.as('purchases'),
      sourcesLeft.as('sources'),
      hasLost.as('hasLost'),
      today.as('today'),
    ])
    .select(['allocates_by_hand as isByHand', 'due_days as dueDays'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

const today = sql<JapanDay>`(app_now() at time zone 'Asia/Tokyo')::date`;

const purchasesToPay = sql<StoredMoney['purchases']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'cost', cost, 'allocated', allocated, 'dueOn', due_on) order by due_on, id), '[]')
  from purchase where purchase.account_id = account.id and allocated <> greatest(cost, 0))`;

const sourcesLeft = sql<MoneyState['sources']>`(
  select coalesce(jsonb_agg(jsonb_build_object('entryId', entry_id, 'rest', amount - allocated) order by entry_id), '[]')
  from money_source where money_source.account_id = account.id and allocated < amount and not is_reversed)`;

const hasLost = sql<boolean>`exists (
  select from money_source where money_source.account_id = account.id and allocated > 0 and is_reversed)`;

/** The allocations of an account, as far as they are not freed, the newest first. */
export function readAllocations(tx: Tx, accountId: number): Promise<Allocation[]> {
  return tx
    .selectFrom('allocation')
    .innerJoin('money_source as source', 'source.entry_id', 'allocation.entry_id')
    .select(['allocation.id', 'allocation.entry_id as entryId', 'purchase_id as purchaseId'])
    .select([restOfAllocation.as('amount'), 'is_reversed as isReversed'])
    .where('allocation.account_id', '=', accountId)
    .where('allocation.amount', '>', 0)
    .where(restOfAllocation, '>', 0)
    .orderBy('allocation.id', 'desc')
    .execute();
}

/** The account of the money. Zero, which no account has, if there is none. */
export async function findAccountOf(tx: Tx, of: { entryId: number } | { id: number }): Promise<number> {
  const source = tx.selectFrom('money_source').select('account_id');
  const allocation = tx.selectFrom('allocation').select('account_id').where('amount', '>', 0);
  const row = 'id' in of ? allocation.where('id', '=', of.id) : source.where('entry_id', '=', of.entryId);
  return (await row.executeTakeFirst())?.account_id ?? 0;
}

/** The part of a row of `allocation` that is not freed. */
export const restOfAllocation = sql<number>`allocation.amount + coalesce((
  select sum(freed.amount)::bigint from allocation as freed where freed.frees_id = allocation.id), 0)`;

export async function insertFreed(tx: Tx, freed: readonly Freed[], madeBy: number | null): Promise<void> {
  if (freed.length === 0) return;
  await sql`
    insert into allocation (account_id, entry_id, purchase_id, amount, frees_id, made_by)
    select account_id, entry_id, purchase_id, -freed.amount, id, ${madeBy}
    from jsonb_to_recordset(${JSON.stringify(freed)}) as freed (id bigint, amount bigint)
    join allocation using (id) order by id desc`.execute(tx);
}

export async function insertAllocations(
  tx: Tx,
  accountId: number,
  allocations: readonly NewAllocation[],
  madeBy: number | null,
): Promise<void> {
  if (allocations.length === 0) return;
  const rows = allocations.map(({ entryId, purchaseId, amount }) => ({
    account_id: accountId,
    entry_id: entryId,
    purchase_id: purchaseId,
    amount,
    made_by: madeBy,
  }));
  await tx.insertInto('allocation').values(rows).execute();
}
