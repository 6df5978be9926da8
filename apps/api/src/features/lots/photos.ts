import type { PhotoWidth } from '@seri/contract/photo';
import sharp from 'sharp';
import type { Blobs } from '../../platform/blobs/blobs.ts';
import type { Database } from '../../platform/database/database.ts';

export type Photos = (photoId: number, width: PhotoWidth) => Promise<Uint8Array | null>;

/** A photo in one width, made once and kept; several visitors at once share the making. */
export function openPhotos({ db }: Database, blobs: Blobs): Photos {
  const making = new Map<string, Promise<Uint8Array | null>>();

  const make = async (original: string, width: PhotoWidth, key: string) => {
    const source = await blobs.get(original);
    if (!source) return null;
    const image = await sharp(source, { density: 144 }).resize({ width }).webp({ quality: 82 }).toBuffer();
    await blobs.put(key, image);
    return image;
  };

  return async (photoId, width) => {
    const photo = await db.selectFrom('photo').select('blob_key').where('id', '=', photoId).executeTakeFirst();
    if (!photo) return null;
    const key = `thumbnails/${width}/${photo.blob_key}.webp`;
    const kept = await blobs.get(key);
    if (kept) return kept;
    const started = making.get(key) ?? make(photo.blob_key, width, key).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };
}
