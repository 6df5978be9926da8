import type { OpenBid } from '@seri/domain/bids/bid-decision';
import { carsOf, type GroupRooms, groupKey } from '@seri/domain/bids/bid-groups';
import { bidStatusCodes, isWaiting, openStatuses } from '@seri/domain/bids/bid-statuses';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statements.ts';

export interface OpenBids {
  bids: readonly OpenBid[];
  /**
   * How many cars each group may still buy. Cars with a purchase are already deducted, as their bids are not in `bids`.
   */
  rooms: GroupRooms;
  /** How many cars each group has bought. */
  bought: ReadonlyMap<string, number>;
}

/** R25: reads the open bids and groups of an account in one statement, so that they fit together. */
export async function readOpenBids(db: Db | Tx, accountId: number): Promise<OpenBids> {
  const account = db.selectFrom('account').select(openBidsOfAccount.as('open')).where('id', '=', accountId);
  const { rows } = await prepared(account).execute(db);
  const [{ open }] = rows as [{ open: OpenBidRows }];
  return openBidsFrom(open);
}

export interface OpenBidRows {
  bids: {
    id: number;
    lotId: number;
    day: JapanDay;
    status: number;
    amount: number;
    adjustment: number;
    bidType: number | null;
    letter: string | null;
    isBeforeDeadline: boolean;
  }[];
  groups: { week: JapanDay; letter: string; cars: number }[];
  purchases: { week: JapanDay; letter: string; count: number }[];
}

export function openBidsFrom({ bids, groups, purchases }: OpenBidRows): OpenBids {
  const cars = new Map(groups.map((group) => [groupKey(group.week, group.letter), group.cars]));
  const bought = new Map(purchases.map(({ week, letter, count }) => [groupKey(week, letter), count]));
  return {
    bids: bids.map(({ id, lotId, day, status, amount, adjustment, bidType, letter, isBeforeDeadline }) => ({
      bidId: id,
      lotId,
      status,
      amount,
      adjustment,
      bidType,
      group: letter === null ? null : groupKey(day, letter),
      canWithdraw: isWaiting(status) && isBeforeDeadline,
    })),
    rooms: new Map([...cars, ...[...bought].map(([key, count]) => [key, carsOf(cars, key) - count] as const)]),
    bought,
  };
}

/** Groups of older weeks can buy nothing any more. */
const someWeeksAgo = sql`(app_now() at time zone 'Asia/Tokyo')::date - 35`;

/** A bid without a session has no deadline. */
const openBids = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', bid.id, 'lotId', lot_id, 'day', bid.held_on, 'status', status, 'amount', amount, 'adjustment', adjustment,
    'bidType', bid_type, 'letter', bid_group, 'isBeforeDeadline',
    coalesce(app_now() < starts_at - make_interval(mins => cancelling_closes_minutes), true))), '[]')
  from bid left join auction_session on auction_session.id = bid.session_id
  where bid.account_id = account.id and status in (${sql.join(openStatuses)}) and purchase_id is null`;

const groups = sql`
  select coalesce(jsonb_agg(jsonb_build_object('week', week, 'letter', letter, 'cars', cars)), '[]')
  from bid_group where bid_group.account_id = account.id and week >= ${someWeeksAgo}`;

const purchases = sql`
  select coalesce(jsonb_agg(purchase), '[]')
  from (
    select date_trunc('week', held_on)::date as week, bid_group as letter, count(*) as count
    from bid
    where bid.account_id = account.id and status = ${bidStatusCodes.won} and purchase_id is not null
      and bid_group is not null and held_on >= ${someWeeksAgo}
    group by 1, 2
  ) as purchase`;

/** A column for rows of `account`, which `openBidsFrom` reads. */
export const openBidsOfAccount = sql<OpenBidRows>`jsonb_build_object(
  'bids', (${openBids}), 'groups', (${groups}), 'purchases', (${purchases}))`;
