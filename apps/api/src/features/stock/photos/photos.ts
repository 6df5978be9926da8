import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { type DrawnLot, readDrawnLot } from './drawn-lot.read.ts';
import { encodePhoto, type MadeWidth, type PhotoFormat, type Picture, thumbnailKey } from './encode-photo.ts';
import { openMaking } from './make-once.ts';
import type { Photo } from './photo.read.ts';

/** Draws the picture of a `drawn:` address; null if the address is unknown. */
export type DrawPicture = (address: string, lot: DrawnLot) => Promise<Picture | null>;

export type Photos = (photo: Photo, width: MadeWidth, format: PhotoFormat) => Promise<Uint8Array | null>;

/** Leaves the other pool threads to files and passwords. */
const atOnce = 2;

/** Returns a photo in one width and format; each is made once and stored. */
export function openPhotos(
  { database: { db }, blobs }: Pick<Platform, 'database' | 'blobs'>,
  draw: DrawPicture,
): Photos {
  const once = openMaking(blobs, atOnce);
  const make = async (photo: Photo, width: MadeWidth, format: PhotoFormat) => {
    const source = photo.blobKey
      ? await blobs.get(photo.blobKey)
      : await draw(photo.address, await readDrawnLot(db, photo));
    return source && encodePhoto(source, width, format);
  };
  return async (photo, width, format) =>
    isAvailable(photo) ? once(photoKey(photo, width, format), () => make(photo, width, format)) : null;
}

/** Whether there is a picture to show; other photos wait or have failed. */
export function isAvailable({ state, blobKey }: Photo): boolean {
  return state === 'drawn' || blobKey !== null;
}

export function photoKey(photo: Photo, width: MadeWidth, format: PhotoFormat): string {
  return thumbnailKey(photo.blobKey ?? drawnKey(photo), width, format);
}

/** Drawings of an earlier style stay stored, and are drawn anew. */
const drawnStyle = 2;

/** Derived from the address: vehicles that look the same share a drawing. */
function drawnKey({ sourceId, address }: Photo): string {
  return `drawn/${createHash('sha256').update(`${drawnStyle} ${sourceId} ${address}`).digest('hex').slice(0, 32)}`;
}
