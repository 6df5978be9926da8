import type { BidFiltersAnswer } from '@seri/contract/screens/bids.schema';
import { formatAuction } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { BidCounts } from './count-bids.ts';

export type BidFacetOptions = BidFiltersAnswer['filters']['clients'];

/** One option for each house and day, in the order of their start. */
export async function auctionOptions(db: Db, counts: BidCounts): Promise<BidFiltersAnswer['filters']['auctions']> {
  if (counts.size === 0) return [];
  const { rows } = await sql<{ house: number; label: string; date: JapanDay; startsAt: Date; sessions: number[] }>`
    select house.id as house, house.name as label, held_on as date, min(starts_at) as "startsAt",
      array_agg(auction_session.id::float8) as sessions
    from auction_session join house on house.id = house_id
    where auction_session.id = any(${[...counts.keys()]}::bigint[])
    group by house.id, held_on
    order by held_on, "startsAt", lower(house.name)`.execute(db);
  return rows.map(({ house, label, date, startsAt, sessions }) => ({
    value: formatAuction({ house, day: date }),
    label,
    count: sessions.reduce((sum, session) => sum + (counts.get(String(session)) ?? 0), 0),
    date,
    startsAt: startsAt.toISOString(),
  }));
}

const named = {
  account: sql`select id, full_name as name from account`,
  chassis: sql`select id, name from chassis_code`,
} as const;

/** Looks up the names of ids. A chosen id stays listed, even if it leaves no bids. */
export async function namedOptions(
  db: Db,
  of: keyof typeof named,
  counts: BidCounts,
  chosen: readonly string[] = [],
): Promise<BidFacetOptions> {
  const ids = [...new Set([...counts.keys(), ...chosen])];
  if (ids.length === 0) return [];
  const { rows } = await sql<{ value: string; label: string }>`
    select id::text as value, name as label from (${named[of]}) as named
    where id = any(${ids}::bigint[]) order by lower(name), id`.execute(db);
  return rows.map((row) => ({ ...row, count: counts.get(row.value) ?? 0 }));
}

/** Converts counts by account into counts by manager. */
export async function managerOptions(
  db: Db,
  counts: BidCounts,
  chosen: readonly string[] = [],
): Promise<BidFacetOptions> {
  const { rows } = await sql<{ value: string; label: string; count: number }>`
    select manager.id::text as value, manager.full_name as label, coalesce(sum(counted.bids), 0)::integer as count
    from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::bigint[]) as counted (account_id, bids)
    join account on account.id = counted.account_id
    right join account as manager on manager.id = account.manager_id
    where account.id is not null or manager.id = any(${chosen}::bigint[])
    group by manager.id order by lower(manager.full_name), manager.id`.execute(db);
  return rows;
}
