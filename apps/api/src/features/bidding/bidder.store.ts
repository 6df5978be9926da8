import { type Overrides, permissionsOf, roleIds } from '@seri/domain/roles';
import type { Permissions } from '@seri/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';
import { roleOverrides } from '../identity/identity.query.ts';
import { balanceOfAccount } from '../ledger/ledger.query.ts';
import { isWon } from './bid.store.ts';

/** Whose money a bid is. */
export interface Bidder {
  id: number;
  roleId: number;
  name: string;
  dealerId: number | null;
  permissions: Permissions;
  creditLimit: number;
  dailyBidLimit: number;
}

/** R55: who looks after the client, for as long as it is a dealer. */
export const dealerOfAccount = sql<number | null>`(
  select id from account as dealer where dealer.id = account.dealer_id and dealer.role_id = ${roleIds.dealer})`;

/** Who sees what is the client's, staff aside: itself, and its dealer. */
export function clientSideOf({ id, dealerId }: Pick<Bidder, 'id' | 'dealerId'>): number[] {
  return dealerId === null ? [id] : [id, dealerId];
}

/** The first lock of every bid: of two at once of one account the second sees what the first has left. */
export async function lockBidder(tx: Tx, accountId: number): Promise<Bidder | undefined> {
  const row = await tx
    .selectFrom('account')
    .modifyFront(kept)
    .select(['id', 'role_id', 'full_name', 'overrides', 'credit_limit', 'daily_bid_limit'])
    .select([roleOverrides.as('role_overrides'), dealerOfAccount.as('dealer_id')])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      roleId: row.role_id,
      name: row.full_name,
      dealerId: row.dealer_id,
      permissions: permissionsOf(row.role_id, row.overrides as Overrides, row.role_overrides),
      creditLimit: row.credit_limit,
      dailyBidLimit: row.daily_bid_limit,
    }
  );
}

/** What hangs on the account and the lot, read after their locks: a statement before them would not see the last bid. */
export async function readBidderFacts(tx: Tx, accountId: number, lotId: number) {
  return tx
    .with(
      (cte) => cte('clock').materialized(),
      (db) => db.selectNoFrom(sql<Date>`app_now()`.as('now')),
    )
    .selectFrom('account')
    .modifyFront(kept)
    .select([
      now.as('now'),
      balanceOfAccount.as('balance'),
      createdOnDayOf(now).as('createdToday'),
      isWon(lotId).as('isWon'),
      sql<boolean>`exists (select from bid where bid.account_id = account.id and lot_id = ${lotId})`.as('hasBidBefore'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** One look at the clock: midnight does not come between the day that is counted and the time that the bid gets. */
const now = sql<Date>`(select now from clock)`;

/** R50: bids and rebids of this day in Japan; a changed one is none. The clock is asked once, not for each of them. */
export const createdOnDayOf = (moment: RawBuilder<Date>) => sql<number>`(
  select count(*)::integer from bid where bid.account_id = account.id
    and created_at >= (select date_trunc('day', ${moment}, 'Asia/Tokyo')))`;
