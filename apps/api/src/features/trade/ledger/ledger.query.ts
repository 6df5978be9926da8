import type { BalanceInfo } from '@seri/contract/trade/ledger.schema';
import { headroomOf, exposureOf } from '@seri/domain/money/exposure';
import { type Overrides, permissionsOf } from '@seri/domain/people/roles';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { roleOverrides } from '../../people/identity/identity.query.ts';
import { readOpenBids } from './open-bids.query.ts';

/**
 * R22: each entry holds the balance up to it, so the last entry has the sum of all, at the cost of one index lookup.
 */
export const balanceOfAccount = sql<number>`coalesce((
  select balance from ledger_entry where ledger_entry.account_id = account.id order by number desc limit 1), 0)`;

export async function readBalance(db: Db | Tx, accountId: number): Promise<number> {
  const account = db.selectFrom('account').select(balanceOfAccount.as('balance')).where('id', '=', accountId);
  return (await account.executeTakeFirstOrThrow()).balance;
}

/** R25: the balance and limits of an account, and the amount that is free to bid. */
export async function readBalanceInfo(db: Db | Tx, accountId: number): Promise<BalanceInfo> {
  const account = await db
    .selectFrom('account')
    .select(['credit_limit', 'daily_bid_limit', 'daily_uss_limit', balanceOfAccount.as('balance')])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { balance, credit_limit: creditLimit } = account;
  const { bids, rooms } = await readOpenBids(db, accountId);
  return {
    balance,
    creditLimit,
    bidAllow: headroomOf({ balance, creditLimit, exposure: exposureOf(bids, rooms) }),
    dailyBidLimit: account.daily_bid_limit,
    dailyUssLimit: account.daily_uss_limit,
    activeBids: bids.length,
  };
}

/** The amount that an account can bid now; null if no limit binds it. */
export async function readAvailable(db: Db, accountId: number): Promise<number | null> {
  const account = await db
    .selectFrom('account')
    .select(['role_id', 'overrides', roleOverrides.as('role_overrides')])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { creditLimitCheck } = permissionsOf(account.role_id, account.overrides as Overrides, account.role_overrides);
  return creditLimitCheck ? (await readBalanceInfo(db, accountId)).bidAllow : null;
}

/** R24: whether the account has ever had a remittance of this amount or more. */
export async function hadRemittanceOf(db: Db | Tx, accountId: number, minimum: number): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'remittance')
    .where('amount', '>=', minimum)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
