import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { readKindOn } from '../lots/lot-kind.query.ts';
import { albumIds } from '../lots/lots.query.ts';

/** Reads a photo only if it is in the lot's album or is its sheet; a sheet has no place. */
export async function readPhoto(db: Db, lotId: number, photoId: number) {
  const photo = await db
    .selectFrom('album')
    .innerJoin('lot_key', 'lot_key.id', 'album.lot_id')
    .innerJoin('photo', (join) =>
      join.on('photo.id', '=', photoId).on(sql<boolean>`(photo.id = any(${albumIds}) or photo.id = sheet_id)`),
    )
    .select(['album.lot_id as lotId', 'state', 'blob_key as blobKey', 'address', 'photo.source_id as sourceId'])
    .select((row) => [
      row.ref('lot_key.held_on').$castTo<JapanDay>().as('day'),
      sql<number | null>`array_position(${albumIds}, photo.id)`.as('place'),
    ])
    .where('album.lot_id', '=', lotId)
    .executeTakeFirst();
  const kind = photo && (await readKindOn(db, lotId, photo.day));
  return kind && { ...photo, kind };
}

export type Photo = NonNullable<Awaited<ReturnType<typeof readPhoto>>>;
