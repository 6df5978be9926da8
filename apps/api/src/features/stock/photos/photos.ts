import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { type DrawnLot, readDrawnLot } from './drawn-lot.read.ts';
import { encodePhoto, type MadeWidth, type PhotoFormat, type Picture, thumbnailKey } from './encode-photo.ts';
import { openMaking } from './make-once.ts';
import type { Photo } from './photo.read.ts';

/** Draws what nobody has taken a photo of, or nothing for an address that it does not know. */
export type DrawPicture = (address: string, lot: DrawnLot) => Promise<Picture | null>;

export type Photos = (photo: Photo, width: MadeWidth, format: PhotoFormat) => Promise<Uint8Array | null>;

/** They leave the pool threads for files and passwords. */
const atOnce = 2;

/** A photo in one width and format, made once and kept. */
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
    canBeHad(photo) ? once(photoKey(photo, width, format), () => make(photo, width, format)) : null;
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
