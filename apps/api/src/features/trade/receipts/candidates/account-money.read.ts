import type { ReceiptCandidate } from '@seri/contract/trade/receipts.schema';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { readPurchaseNames } from '../../ledger/allocation/purchase-names.query.ts';
import { balanceOfAccount } from '../../ledger/ledger.query.ts';

type AccountMoney = Pick<ReceiptCandidate, 'client' | 'balance' | 'isByHand' | 'open'>;

/** For one account; nobody looks through more. */
const mostOpen = 30;

/** R94: the balance of each account, and what it has still to pay, the oldest due first. */
export async function readAccountMoney(db: Db, accountIds: readonly number[]): Promise<Map<number, AccountMoney>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'full_name', 'allocates_by_hand', balanceOfAccount.as('balance'), openOfAccount.as('open')])
    .where(sql<boolean>`id = any(${accountIds}::bigint[])`)
    .execute();
  const names = await readPurchaseNames(
    db,
    rows.flatMap(({ open }) => open.map(({ id }) => id)),
  );
  return new Map(
    rows.map(({ id, full_name, balance, allocates_by_hand: isByHand, open }) => [
      id,
      {
        client: { id, name: full_name },
        balance,
        isByHand,
        open: open.map((one) => ({ ...one, name: '', dueOn: null, ...names.get(one.id) })),
      },
    ]),
  );
}

const openOfAccount = sql<{ id: number; open: number }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'open', open) order by due_on, id), '[]') from (
    select id, due_on, greatest(cost, 0) - allocated as open from purchase
    where purchase.account_id = account.id and allocated <> greatest(cost, 0) and cost > allocated
    order by due_on, id limit ${mostOpen}) as purchase)`;
