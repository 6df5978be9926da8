import type { DayRail } from '@seri/contract/screens/dashboard.schema';
import { openStatuses } from '@seri/domain/bids/bid-statuses';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';

const mostBids = 200;

/** The auctions of cars of the day, and the reader's own open bids on its lots. */
export async function readDayRail(db: Db, actor: Actor, now: Date): Promise<DayRail> {
  const day = japanDay(now);
  const [houses, bids] = await Promise.all([readHouses(db, day, now), readOwnBids(db, actor.accountId, day)]);
  return {
    day,
    houses: houses.map(({ startsAt, closesAt, ...house }) => ({
      ...house,
      startsAt: startsAt.toISOString(),
      closesAt: closesAt.toISOString(),
    })),
    bids: bids.map(({ lot_id, lot_no, runs_at }) => ({ lotId: lot_id, lotNo: lot_no, runsAt: runs_at.toISOString() })),
  };
}

const closes = sql<Date>`starts_at - make_interval(mins => bidding_closes_minutes)`;

/** A house with several sessions stands once, by the start of its first one and the next of its deadlines. */
function readHouses(db: Db, day: JapanDay, now: Date) {
  return db
    .selectFrom('auction_session')
    .innerJoin('house', 'house.id', 'auction_session.house_id')
    .innerJoin('session_lots', 'session_lots.session_id', 'auction_session.id')
    .select((row) => [
      'house.name',
      row.fn.min('starts_at').as('startsAt'),
      sql<Date>`coalesce(min(${closes}) filter (where ${closes} > ${now}), max(${closes}))`.as('closesAt'),
      sql<number>`sum(lots)::integer`.as('lots'),
    ])
    .where('held_on', '=', day)
    .where('session_lots.kind', '=', 'car')
    .where('lots', '>', 0)
    .groupBy(['house.id', 'house.name'])
    .orderBy('startsAt')
    .orderBy('house.name')
    .execute();
}

function readOwnBids(db: Db, accountId: number, day: JapanDay) {
  return db
    .selectFrom('bid')
    .innerJoin('lot', (join) => join.onRef('lot.id', '=', 'bid.lot_id').on('lot.held_on', '=', day))
    .select(['bid.lot_id', 'lot_no', 'runs_at'])
    .where('bid.account_id', '=', accountId)
    .where('bid.held_on', '=', day)
    .where('bid.status', 'in', openStatuses)
    .where('bid.kind', '<>', 'stock')
    .orderBy('runs_at')
    .limit(mostBids)
    .execute();
}
