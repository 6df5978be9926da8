import type { PlacedBid } from '@seri/domain/bid-decision';
import { carsOf, type GroupRooms, groupKey } from '@seri/domain/bid-groups';
import { bidStatusCodes, isWaiting, openStatuses } from '@seri/domain/bid-statuses';
import type { JapanDay } from '@seri/domain/japan-time';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';

export interface OpenBids {
  bids: readonly PlacedBid[];
  /** How many cars each group still buys: what has its purchase stands in the ledger, and no longer among the bids. */
  rooms: GroupRooms;
  /** How many each has bought. */
  bought: ReadonlyMap<string, number>;
}

/** R25: what an account's open bids hold, by the database's clock; in one statement, as they stand together. */
export async function readOpenBids(db: Db | Tx, accountId: number): Promise<OpenBids> {
  const { bids, groups, purchases } = await db
    .selectNoFrom([
      jsonArrayFrom(selectBids(db, accountId)).as('bids'),
      jsonArrayFrom(selectGroups(db, accountId)).as('groups'),
      jsonArrayFrom(selectPurchases(db, accountId)).as('purchases'),
    ])
    .modifyFront(kept)
    .executeTakeFirstOrThrow();
  const cars = new Map(groups.map((group) => [groupKey(group.week as JapanDay, group.letter), group.cars]));
  const bought = new Map(purchases.map(({ day, letter, count }) => [groupKey(day as JapanDay, letter ?? ''), count]));
  return {
    bids: bids.map((row) => ({
      bidId: row.id,
      lotId: row.lot_id,
      status: row.status,
      amount: row.amount,
      adjustment: row.adjustment,
      bidType: row.bid_type,
      group: row.bid_group === null ? null : groupKey(row.held_on as JapanDay, row.bid_group),
      canWithdraw: isWaiting(row.status) && row.is_before_deadline,
    })),
    rooms: new Map([...cars, ...[...bought].map(([key, count]) => [key, carsOf(cars, key) - count] as const)]),
    bought,
  };
}

/** Without a session there is no deadline. */
const isBeforeDeadline = sql<boolean>`coalesce(
  app_now() < starts_at - make_interval(mins => cancelling_closes_minutes), true)`;

function selectBids(db: Db | Tx, accountId: number) {
  return db
    .selectFrom('bid')
    .leftJoin('auction_session', 'auction_session.id', 'bid.session_id')
    .select(['bid.id', 'lot_id', 'bid.held_on', 'status', 'amount', 'adjustment', 'bid_type', 'bid_group'])
    .select(isBeforeDeadline.as('is_before_deadline'))
    .where('account_id', '=', accountId)
    .where('status', 'in', openStatuses)
    .where('purchase_id', 'is', null);
}

/** Those of weeks that something can still be bought in. */
function selectGroups(db: Db | Tx, accountId: number) {
  return db
    .selectFrom('bid_group')
    .select(['week', 'letter', 'cars'])
    .where('account_id', '=', accountId)
    .where('week', '>=', someWeeksAgo);
}

function selectPurchases(db: Db | Tx, accountId: number) {
  const week = sql<string>`date_trunc('week', held_on)::date`;
  return db
    .selectFrom('bid')
    .select([week.as('day'), 'bid_group as letter', sql<number>`count(*)::integer`.as('count')])
    .where('account_id', '=', accountId)
    .where('status', '=', bidStatusCodes.won)
    .where('purchase_id', 'is not', null)
    .where('bid_group', 'is not', null)
    .where('held_on', '>=', someWeeksAgo)
    .groupBy([week, 'bid_group']);
}

const someWeeksAgo = sql<string>`(app_now() at time zone 'Asia/Tokyo')::date - 35`;
