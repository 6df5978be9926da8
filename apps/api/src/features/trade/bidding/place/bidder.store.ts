import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Permissions } from '@seri/domain/people/permissions';
import { type Overrides, permissionsOf, roleIds } from '@seri/domain/people/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { afterAllOf } from '../../../../platform/database/lock-order.ts';
import { anyOf, prepared } from '../../../../platform/database/prepared-statements.ts';
import { type OwnedKey, takeKeys } from '../../../../platform/http/answer-once.ts';
import { roleOverrides } from '../../../people/identity/identity.query.ts';
import { daysOfLots } from '../../../stock/lots/lot-for-bid.command.ts';
import { tryBiddersLocks } from './bidders.read.ts';

/** The account that pays for a bid, whoever places it. */
export interface Bidder {
  id: number;
  roleId: number;
  name: string;
  dealerId: number | null;
  permissions: Permissions;
  creditLimit: number;
  dailyBidLimit: number;
  /** R96: where its cars go, unless a bid says otherwise. */
  destination: string | null;
}

/** R55: the dealer of an account. An account assigned as dealer counts only while it has that role. */
export const dealerOfAccount = sql<number | null>`(
  select id from account as dealer where dealer.id = account.dealer_id and dealer.role_id = ${roleIds.dealer})`;

/** The accounts on the client's side: the client and its dealer. */
export function clientSideOf({ id, dealerId }: Pick<Bidder, 'id' | 'dealerId'>): number[] {
  return dealerId === null ? [id] : [id, dealerId];
}

interface BidderRow {
  id: number;
  role_id: number;
  full_name: string;
  overrides: unknown;
  credit_limit: number;
  daily_bid_limit: number;
  role_overrides: Overrides;
  dealer_id: number | null;
  destination_code: string | null;
}

/** Columns of `account` that `rightsFrom` reads. */
export const rightsColumns = sql`account.id, role_id, overrides, ${roleOverrides} as role_overrides`;
const columns = sql`${rightsColumns}, full_name, credit_limit, daily_bid_limit, destination_code, ${dealerOfAccount} as dealer_id`;

/**
 * The first lock of every bid. It serialises the bids of one account, so that each sees the result of the one before.
 */
export async function lockBidder(tx: Tx, accountId: number): Promise<Bidder | undefined> {
  const { rows } = await prepared(sql<BidderRow>`
    select ${columns} from account where id = ${accountId} for no key update`).execute(tx);
  return rows[0] && bidderFrom(rows[0]);
}

function bidderFrom(row: BidderRow): Bidder {
  return {
    ...rightsFrom(row),
    id: row.id,
    name: row.full_name,
    dealerId: row.dealer_id,
    creditLimit: row.credit_limit,
    dailyBidLimit: row.daily_bid_limit,
    destination: row.destination_code,
  };
}

export type AccountRights = Pick<Bidder, 'roleId' | 'permissions'>;
export type RightsRow = Pick<BidderRow, 'id' | 'role_id' | 'overrides' | 'role_overrides'>;

export function rightsFrom(row: RightsRow): AccountRights {
  const permissions = permissionsOf(row.role_id, row.overrides as Overrides, row.role_overrides);
  return { roleId: row.role_id, permissions };
}

interface LockRequest {
  accountIds: readonly number[];
  lotIds: readonly number[];
  keys: readonly OwnedKey[];
  /** In milliseconds; without it a lock is waited for as long as a statement may run. */
  lockTimeout?: number | undefined;
}

export interface LockedBidders {
  bidders: ReadonlyMap<number, Bidder>;
  /** The day of each lot that exists. */
  days: ReadonlyMap<number, JapanDay>;
  /** The lots whose bidders lock this transaction got, see `tryBiddersLock`. */
  lotsWithBiddersLock: ReadonlySet<number>;
  /** The idempotency keys that were free and now belong to this transaction. */
  takenKeys: readonly Pick<OwnedKey, 'owner' | 'key'>[];
}

interface LockedBiddersRow {
  bidders: BidderRow[];
  days: Record<string, JapanDay>;
  lotsWithBiddersLock: number[];
  taken: Pick<OwnedKey, 'owner' | 'key'>[];
}

/**
 * Locks the keys and then the accounts of a batch, both in the order that every transaction uses. It also sets generic
 * plans for the transaction: custom plans for each number of bids would be made again every time.
 */
export async function lockKeysAndBidders(tx: Tx, request: LockRequest): Promise<LockedBidders> {
  const { accountIds, lotIds, keys, lockTimeout = 0 } = request;
  const { rows } = await prepared(sql<LockedBiddersRow>`
    with settings as materialized (
      select set_config('lock_timeout', ${String(lockTimeout)}, true), set_config('plan_cache_mode', 'force_generic_plan', true)
    ), taken as (
      ${takeKeys(keys, afterAllOf('settings'))}
    ), bidder as materialized (
      select ${columns} from account
      where id = ${anyOf(accountIds)} and ${afterAllOf('taken')}
      order by id for no key update
    )
    select (select coalesce(jsonb_agg(bidder), '[]') from bidder) as bidders,
      (select coalesce(jsonb_agg(taken), '[]') from taken) as taken,
      ${daysOfLots(lotIds)} as days, ${tryBiddersLocks(lotIds)} as "lotsWithBiddersLock"`).execute(tx);
  const [{ bidders, days, lotsWithBiddersLock, taken }] = rows as [LockedBiddersRow];
  return {
    bidders: new Map(bidders.map((row) => [row.id, bidderFrom(row)])),
    days: new Map(Object.entries(days).map(([id, day]) => [Number(id), day])),
    lotsWithBiddersLock: new Set(lotsWithBiddersLock),
    takenKeys: taken,
  };
}

/**
 * R50: the number of bids created on this day in Japan. The subquery makes PostgreSQL read the clock once, not per row.
 */
export const createdOnDayOf = (moment: RawBuilder<Date>) => sql<number>`(
  select count(*)::integer from bid where bid.account_id = account.id
    and created_at >= (select date_trunc('day', ${moment}, 'Asia/Tokyo')))`;
