import type { Db } from '@seri/api/platform/database/database';
import { day } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { DemoSession } from '../lots/demo-house.ts';
import { roundTheClockHouse } from '../lots/houses.data.ts';
import { lotId } from '../lots/lot-id.ts';

/** When those of these sessions start that are in the database whole. The last that is told of one are its last lot's photos. */
export async function readTold(
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

/** Since when the house round the clock runs; one that opens now has a day behind it. A month of it is enough. */
export async function readOpening(db: Db, sourceId: number, now: Date): Promise<Date> {
  const monthAgo = new Date(now.getTime() - 31 * day);
  const { rows } = await sql<{ opening: Date }>`
    select coalesce(min(starts_at), ${new Date(now.getTime() - day)}) as opening
    from auction_session join house on house.id = house_id
    where house.source_id = ${sourceId} and code = ${roundTheClockHouse.code} and starts_at >= ${monthAgo}`.execute(db);
  return rows[0]?.opening ?? now;
}
