import type { BalanceInfo } from '@seri/contract/identity.schema';
import { bidAllowOf, exposureOf, type OpenBid } from '@seri/domain/exposure';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** R22: the sum of an account's entries stands in the last one: one step down the index, however many there are. */
export const balanceOfAccount = sql<number>`coalesce((
  select balance from ledger_entry where ledger_entry.account_id = account.id order by number desc limit 1), 0)`;

/** R25: what an account has, and what of it is free to bid. */
export async function readBalanceInfo(db: Db, accountId: number): Promise<BalanceInfo> {
  const account = await db
    .selectFrom('account')
    .select(['credit_limit', 'daily_bid_limit', 'daily_uss_limit', balanceOfAccount.as('balance')])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { balance, credit_limit: creditLimit } = account;
  return {
    balance,
    creditLimit,
    bidAllow: bidAllowOf({ balance, creditLimit, exposure: exposureOf(openBids) }),
    dailyBidLimit: account.daily_bid_limit,
    dailyUssLimit: account.daily_uss_limit,
    activeBids: openBids.length,
  };
}

/** Nobody can place a bid yet. */
const openBids: readonly OpenBid[] = [];
