import type { LotDetails } from '@seri/contract/intake/feed.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { namedLots, photoIds } from './lots.query.ts';

/** Reads all facts of one lot. It checks no permission. */
export async function readLotRow(db: Db, lotId: number) {
  const key = await db.selectFrom('lot_key').select('held_on').where('id', '=', lotId).executeTakeFirst();
  // A query of its own: with the day as a parameter PostgreSQL plans for one month only.
  return key && selectRow(db, lotId, key.held_on).executeTakeFirst();
}

export type LotRow = NonNullable<Awaited<ReturnType<typeof readLotRow>>>;

/** Every subquery gets the day as a parameter; with a reference to a column PostgreSQL would plan for all months. */
function selectRow(db: Db, lotId: number, day: string) {
  return namedLots(db)
    .leftJoin('album', 'album.lot_id', 'lot.id')
    .selectAll('lot')
    .select(['album.sheet_id', 'album.extra_ids', photoIds.as('photos'), 'house.bid_step'])
    .select(['starts_at', 'bidding_closes_minutes', 'cancelling_closes_minutes', 'last_hour_minutes'])
    .select((row) => [
      row.ref('lot.kind').$castTo<LotKind>().as('kind'),
      row.ref('lot.held_on').$castTo<JapanDay>().as('held_on'),
      row.ref('lot.details').$castTo<LotDetails>().as('details'),
      isFirst(day).as('is_first'),
      lastPassed(day).as('last_passed'),
    ])
    .where('lot.id', '=', lotId)
    .where('lot.held_on', '=', day);
}

/** Whether no lot runs before it in its lane. */
const isFirst = (day: string) => sql<boolean>`not exists (
  select from lot as other where other.session_id = lot.session_id and other.held_on = ${day}
    and other.lane is not distinct from lot.lane
    and (other.runs_at, coalesce(other.lot_number, 0), other.id) < (lot.runs_at, coalesce(lot.lot_number, 0), lot.id))`;

/** The last earlier lot of its lane for which the feed gave an end time. */
const lastPassed = (day: string) => sql<{ runsAt: string; endedAt: string } | null>`(
  select json_build_object('runsAt', other.runs_at, 'endedAt', other.ended_at) from lot as other
  where other.session_id = lot.session_id and other.held_on = ${day}
    and other.lane is not distinct from lot.lane and other.ended_at is not null and other.runs_at < lot.runs_at
  order by other.runs_at desc limit 1)`;
