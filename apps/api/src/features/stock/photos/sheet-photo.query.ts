import type { JapanDay } from '@seri/domain/time/japan-time';
import { maySeeLot } from '@seri/domain/lots/lot-kinds';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readKindOn } from '../lots/lot-kind.query.ts';
import { type Photo, readPhoto } from './photo.read.ts';
import { isAvailable, openPhotos } from './photos.ts';

type SheetPhoto = Photo & { id: number };

/** The picture of a lot's sheet; undefined if there is none. A lot that the reader may not see is refused as not found. */
export async function readSheetPhoto(
  db: Db,
  { permissions }: Pick<Actor, 'permissions'>,
  lotId: number,
  today: JapanDay,
): Promise<SheetPhoto | undefined> {
  const photo = await findSheetPhoto(db, lotId);
  const seen = photo ?? (await readPlaced(db, lotId));
  if (!seen || !maySeeLot(permissions, seen, today)) throw refusal('NOT_FOUND');
  return photo;
}

/** The same for a job, which sees every lot. */
export async function findSheetPhoto(db: Db, lotId: number): Promise<SheetPhoto | undefined> {
  const album = await db
    .selectFrom('album')
    .select('sheet_id as sheetId')
    .where('lot_id', '=', lotId)
    .executeTakeFirst();
  const id = album?.sheetId ?? null;
  const photo = id === null ? undefined : await readPhoto(db, lotId, id);
  return photo && id !== null && isAvailable(photo) ? { ...photo, id } : undefined;
}

async function readPlaced(db: Db, lotId: number) {
  const key = await db
    .selectFrom('lot_key')
    .select((row) => row.ref('held_on').$castTo<JapanDay>().as('day'))
    .where('id', '=', lotId)
    .executeTakeFirst();
  const kind = key && (await readKindOn(db, lotId, key.day));
  return kind && { kind, day: key.day };
}

/** The bytes of a photo in its whole size: as it is kept or, of a drawing, as it is drawn. */
export type PictureBytes = (photo: Photo, signal?: AbortSignal) => Promise<Uint8Array | null>;

export function openPictureBytes(platform: Pick<Platform, 'database' | 'blobs' | 'studio'>): PictureBytes {
  const photos = openPhotos(platform);
  return (photo, signal) =>
    photo.blobKey === null ? photos(photo, 'full', 'webp', signal) : platform.blobs.get(photo.blobKey);
}
