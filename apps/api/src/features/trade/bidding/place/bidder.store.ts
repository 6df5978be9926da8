import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Permissions } from '@seri/domain/people/permissions';
import { type Overrides, permissionsOf, roleIds } from '@seri/domain/people/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { anyOf, prepared } from '../../../../platform/database/kept-statements.ts';
import { type OwnedKey, takeKeys } from '../../../../platform/http/answer-once.ts';
import { roleOverrides } from '../../../people/identity/identity.query.ts';
import { daysOfLots } from '../../../stock/lots/lot-for-bid.command.ts';
import { comeAloneToEach } from './bidders.read.ts';

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

interface BidderRow {
  id: number;
  role_id: number;
  full_name: string;
  overrides: unknown;
  credit_limit: number;
  daily_bid_limit: number;
  role_overrides: Overrides;
  dealer_id: number | null;
}

/** Of rows of `account`: what `standingFrom` reads. */
export const standingColumns = sql`account.id, role_id, overrides, ${roleOverrides} as role_overrides`;
const columns = sql`${standingColumns}, full_name, credit_limit, daily_bid_limit, ${dealerOfAccount} as dealer_id`;

/** The first lock of every bid: of two at once of one account the second sees what the first has left. */
export async function lockBidder(tx: Tx, accountId: number): Promise<Bidder | undefined> {
  const { rows } = await sql<BidderRow>`${prepared}
    select ${columns} from account where id = ${accountId} for no key update`.execute(tx);
  return rows[0] && bidderFrom(rows[0]);
}

function bidderFrom(row: BidderRow): Bidder {
  return {
    ...standingFrom(row),
    id: row.id,
    name: row.full_name,
    dealerId: row.dealer_id,
    creditLimit: row.credit_limit,
    dailyBidLimit: row.daily_bid_limit,
  };
}

/** As who an account stands. */
export type Standing = Pick<Bidder, 'roleId' | 'permissions'>;
export type StandingRow = Pick<BidderRow, 'id' | 'role_id' | 'overrides' | 'role_overrides'>;

export function standingFrom(row: StandingRow): Standing {
  const permissions = permissionsOf(row.role_id, row.overrides as Overrides, row.role_overrides);
  return { roleId: row.role_id, permissions };
}

interface Asked {
  accountIds: readonly number[];
  lotIds: readonly number[];
  keys: readonly OwnedKey[];
  /** In milliseconds: how long it waits for others; as long as a statement may run where nothing is said. */
  patience?: number | undefined;
}

export interface LockedBidders {
  bidders: ReadonlyMap<number, Bidder>;
  /** The day of each lot that exists. */
  days: ReadonlyMap<number, JapanDay>;
  /** To these lots nobody else comes meanwhile: see `comeAlone`. */
  alone: ReadonlySet<number>;
  taken: readonly Pick<OwnedKey, 'owner' | 'key'>[];
}

interface LockedRow {
  bidders: BidderRow[];
  days: Record<string, JapanDay>;
  alone: number[];
  taken: Pick<OwnedKey, 'owner' | 'key'>[];
}

/**
 * The same for many at a time: their keys, then their accounts in the order of ids, as `answerOnce` and whoever else
 * takes several. Plans are kept from here to the end, for any number of bids: that of one would be made again each time.
 */
export async function lockKeysAndBidders(tx: Tx, asked: Asked): Promise<LockedBidders> {
  const { accountIds, lotIds, keys, patience = 0 } = asked;
  const { rows } = await sql<LockedRow>`${prepared}
    with settings as materialized (
      select set_config('lock_timeout', ${String(patience)}, true), set_config('plan_cache_mode', 'force_generic_plan', true)
    ), taken as (
      ${takeKeys(keys, sql`(select count(*) from settings) = 1`)}
    ), bidder as materialized (
      select ${columns} from account
      where id = ${anyOf(accountIds)} and (select count(*) from taken) >= 0
      order by id for no key update
    )
    select (select coalesce(jsonb_agg(bidder), '[]') from bidder) as bidders,
      (select coalesce(jsonb_agg(taken), '[]') from taken) as taken,
      ${daysOfLots(lotIds)} as days, ${comeAloneToEach(lotIds)} as alone`.execute(tx);
  const [{ bidders, days, alone, taken }] = rows as [LockedRow];
  return {
    bidders: new Map(bidders.map((row) => [row.id, bidderFrom(row)])),
    days: new Map(Object.entries(days).map(([id, day]) => [Number(id), day])),
    alone: new Set(alone),
    taken,
  };
}

/** R50: bids and rebids of this day in Japan; a changed one is none. The clock is asked once, not for each of them. */
export const createdOnDayOf = (moment: RawBuilder<Date>) => sql<number>`(
  select count(*)::integer from bid where bid.account_id = account.id
    and created_at >= (select date_trunc('day', ${moment}, 'Asia/Tokyo')))`;
