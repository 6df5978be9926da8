import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readingVersion } from './reading-version.ts';
import type { WantedSheet } from './sheet-reading.store.ts';

/** The sheet of a coming lot that somebody watches or bids on, and that was not read yet. */
export async function findWantedSheet(tx: Tx, today: JapanDay): Promise<WantedSheet | undefined> {
  const { rows } = await sql<WantedSheet>`
    select sheet_id::float8 as "photoId", lot_key.id::float8 as "lotId"
    from (select lot_id from favourite union select lot_id from bid where held_on >= ${today}::date) as wanted
    join lot_key on lot_key.id = wanted.lot_id and held_on >= ${today}::date
    join album on album.lot_id = lot_key.id
    join photo on photo.id = sheet_id and photo.state in ('kept', 'drawn')
    left join sheet_reading on photo_id = sheet_id
    where photo_id is null or (sheet_reading.state = 'read' and version <> ${readingVersion()})
    order by held_on, lot_key.id limit 1`.execute(tx);
  return rows[0];
}

export async function areSheetsWaiting(tx: Tx): Promise<boolean> {
  const waiting = await tx
    .selectFrom('sheet_reading')
    .select('photo_id')
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
