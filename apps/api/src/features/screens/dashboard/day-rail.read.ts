import type { DayRail } from '@seri/contract/screens/dashboard.schema';
import { openStatuses } from '@seri/domain/bids/bid-statuses';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';

const mostBids = 200;

/** The auctions of cars of a day, and the reader's own open bids on its lots. */
export async function readDayRail(db: Db, actor: Actor, day: JapanDay): Promise<DayRail> {
  const [houses, bids] = await Promise.all([readHouses(db, day), readOwnBids(db, actor.accountId, day)]);
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

/** A house with several sessions stands once, by its first one. */
function readHouses(db: Db, day: JapanDay) {
  return db
    .selectFrom('auction_session')
    .innerJoin('house', 'house.id', 'auction_session.house_id')
    .innerJoin('session_lots', 'session_lots.session_id', 'auction_session.id')
    .select((row) => [
      'house.name',
      row.fn.min('starts_at').as('startsAt'),
      sql<Date>`min(starts_at - make_interval(mins => bidding_closes_minutes))`.as('closesAt'),
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
