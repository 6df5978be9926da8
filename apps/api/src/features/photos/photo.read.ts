import type { JapanDay } from '@seri/domain/japan-time';
import type { LotKind } from '@seri/domain/lot-kinds';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** A lot of any day, with its album; its partition follows from its key. */
export function albumOf(db: Db, lotId: number) {
  return db
    .selectFrom('lot_key')
    .innerJoin('lot', (join) => join.onRef('lot.id', '=', 'lot_key.id').onRef('lot.held_on', '=', 'lot_key.held_on'))
    .innerJoin('album', 'album.lot_id', 'lot_key.id')
    .where('lot_key.id', '=', lotId);
}

/** A photo as one of a lot: in its album, or its sheet. */
export function readPhoto(db: Db, lotId: number, photoId: number) {
  return albumOf(db, lotId)
    .innerJoin('photo', (join) =>
      join.on('photo.id', '=', photoId).on(sql<boolean>`(photo.id = any(photo_ids) or photo.id = sheet_id)`),
    )
    .select(['lot.id as lotId', 'state', 'blob_key as blobKey', 'address', 'photo.source_id as sourceId'])
    .select((photo) => [
      photo.ref('lot.kind').$castTo<LotKind>().as('kind'),
      photo.ref('lot.held_on').$castTo<JapanDay>().as('day'),
      sql<number | null>`array_position(photo_ids, photo.id)`.as('place'),
    ])
    .executeTakeFirst();
}

export type Photo = NonNullable<Awaited<ReturnType<typeof readPhoto>>>;
