import type { JapanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { albumIds, namedLots } from '../lots/lots.query.ts';
import type { Photo } from './photo.read.ts';

/** A lot with its names and all its photos in album order. */
export async function readAlbum(db: Db, lotId: number) {
  const key = await db.selectFrom('lot_key').select('held_on').where('id', '=', lotId).executeTakeFirst();
  // A query of its own: with the day as a parameter PostgreSQL plans for one month only.
  const lot = key && (await readLot(db, lotId, key.held_on));
  return lot && { ...lot, photos: await readPhotos(db, lot) };
}

export type Album = NonNullable<Awaited<ReturnType<typeof readAlbum>>>;

function readLot(db: Db, lotId: number, day: string) {
  return namedLots(db)
    .select(['lot.id as lotId', 'lot_no as lotNo', 'runs_at as runsAt', 'condition'])
    .select((lot) => [
      lot.ref('lot.kind').$castTo<LotKind>().as('kind'),
      lot.ref('lot.held_on').$castTo<JapanDay>().as('day'),
    ])
    .where('lot.id', '=', lotId)
    .where('lot.held_on', '=', day)
    .executeTakeFirst();
}

async function readPhotos(db: Db, { lotId, day, kind }: Pick<Photo, 'lotId' | 'day' | 'kind'>): Promise<Photo[]> {
  const place = sql<number>`array_position(${albumIds}, photo.id)`;
  const photos = await db
    .selectFrom('album')
    .innerJoin('photo', (join) => join.on(sql<boolean>`photo.id = any(${albumIds})`))
    .select(['state', 'blob_key as blobKey', 'address', 'source_id as sourceId', place.as('place')])
    .where('album.lot_id', '=', lotId)
    .orderBy(place)
    .execute();
  return photos.map((photo) => ({ ...photo, lotId, day, kind }));
}
