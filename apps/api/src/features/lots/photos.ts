import type { PhotoWidth } from '@seri/contract/photo';
import type { JapanDay } from '@seri/domain/japan-time';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Blobs } from '../../platform/blobs/blobs.ts';
import type { Db } from '../../platform/database/database.ts';
import { listedLots } from './lots.query.ts';

export type Photos = (today: JapanDay, photoId: number, width: PhotoWidth) => Promise<Uint8Array | null>;

/** A photo in one width, made once and kept; several visitors at once share the making. */
export function openPhotos(db: Db, blobs: Blobs): Photos {
  const making = new Map<string, Promise<Uint8Array | null>>();

  const make = async (original: string, width: PhotoWidth, key: string) => {
    const source = await blobs.get(original);
    if (!source) return null;
    const image = await sharp(source, { density: 192 })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    await blobs.put(key, image);
    return image;
  };

  return async (today, photoId, width) => {
    const photo = await findPhoto(db, today, photoId);
    if (!photo) return null;
    const key = `thumbnails/${width}/${photo.blob_key}.webp`;
    const kept = await blobs.get(key);
    if (kept) return kept;
    const started = making.get(key) ?? make(photo.blob_key, width, key).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };
}

/** Whoever sees no lot with this photo does not see the photo. */
function findPhoto(db: Db, today: JapanDay, photoId: number) {
  return listedLots(db, today)
    .innerJoin('album', 'album.lot_id', 'lot.id')
    .innerJoin('photo', (join) => join.on(sql<boolean>`photo.id = any(photo_ids)`))
    .select('blob_key')
    .where('photo.id', '=', photoId)
    .where('blob_key', 'is not', null)
    .$narrowType<{ blob_key: string }>()
    .limit(1)
    .executeTakeFirst();
}
