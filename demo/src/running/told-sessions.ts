import type { Db } from '@seri/api/platform/database/database';
import { day } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { DemoSession } from '../lots/demo-house.ts';
import { roundTheClockHouse } from '../lots/houses.data.ts';
import { lotId } from '../lots/lot-id.ts';

/**
 * The start times of those sessions that are in the database completely. A session is complete when its last row is
 * there, the photos of its last lot.
 */
export async function readFedSessions(
  db: Db,
  sourceId: number,
  sessions: readonly DemoSession[],
): Promise<ReadonlyMap<string, Date>> {
  const ids = sessions.map(({ externalId }) => externalId);
  const lastLots = sessions.map(({ externalId, lots }) => lotId(externalId, lots - 1));
  const { rows } = await sql<{ id: string; startsAt: Date }>`
    select session.external_id as id, starts_at as "startsAt"
    from unnest(${ids}::text[], ${lastLots}::text[]) as wanted (id, last_lot)
    join auction_session as session on session.source_id = ${sourceId} and session.external_id = wanted.id
    join lot_key on lot_key.source_id = ${sourceId} and lot_key.external_id = last_lot
    join album on lot_id = lot_key.id`.execute(db);
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
}

/**
 * The first session of the house round the clock within a month. A new demonstration starts with one day of history.
 */
export async function readOpening(db: Db, sourceId: number, now: Date): Promise<Date> {
  const monthAgo = new Date(now.getTime() - 31 * day);
  const { rows } = await sql<{ opening: Date }>`
    select coalesce(min(starts_at), ${new Date(now.getTime() - day)}) as opening
    from auction_session join house on house.id = house_id
    where house.source_id = ${sourceId} and code = ${roundTheClockHouse.code} and starts_at >= ${monthAgo}`.execute(db);
  return rows[0]?.opening ?? now;
}
