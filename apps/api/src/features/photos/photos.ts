import { createHash } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { Turns } from '../../platform/turns.ts';
import { type DrawnLot, readDrawnLot } from './drawn-lot.read.ts';
import { encodePhoto, type MadeWidth, type PhotoFormat, type Picture, thumbnailKey } from './encode-photo.ts';
import type { Photo } from './photo.read.ts';

/** Draws what nobody has taken a photo of, or nothing for an address that it does not know. */
export type DrawPicture = (address: string, lot: DrawnLot) => Promise<Picture | null>;

export type Photos = (photo: Photo, width: MadeWidth, format: PhotoFormat) => Promise<Uint8Array | null>;

/** Two leave the pool threads for files and passwords; the last of so many would come after half a minute. */
const atOnce = 2;
const longestQueue = 300;

/** A photo in one width and format, made once and kept; several visitors at once share the making. */
export function openPhotos(
  { database: { db }, blobs }: Pick<Platform, 'database' | 'blobs'>,
  draw: DrawPicture,
): Photos {
  const turns = new Turns(atOnce, longestQueue);
  const making = new Map<string, Promise<Uint8Array | null>>();

  const make = async (photo: Photo, width: MadeWidth, format: PhotoFormat, key: string) => {
    const source = photo.blobKey
      ? await blobs.get(photo.blobKey)
      : await draw(photo.address, await readDrawnLot(db, photo));
    if (!source) return null;
    const image = await encodePhoto(source, width, format);
    await blobs.put(key, image);
    return image;
  };

  return async (photo, width, format) => {
    if (!canBeHad(photo)) return null;
    const key = photoKey(photo, width, format);
    const kept = await blobs.get(key);
    if (kept) return kept;
    const started =
      making.get(key) ?? turns.take(() => make(photo, width, format, key)).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };
}

/** Others wait, or have failed. */
export function canBeHad({ state, blobKey }: Photo): boolean {
  return state === 'drawn' || blobKey !== null;
}

/** Where it is kept once it is made. */
export function photoKey(photo: Photo, width: MadeWidth, format: PhotoFormat): string {
  return thumbnailKey(photo.blobKey ?? drawnKey(photo), width, format);
}

/** By what it is drawn from: vehicles that look the same share one. */
function drawnKey({ sourceId, address }: Photo): string {
  return `drawn/${createHash('sha256').update(`${sourceId} ${address}`).digest('hex').slice(0, 32)}`;
}
