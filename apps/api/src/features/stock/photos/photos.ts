import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { readDrawnLot } from './drawn-lot.read.ts';
import { openMaking } from '../../../platform/blobs/make-once.ts';
import type { Photo } from './photo.read.ts';
import { encodeTask } from './photos.tasks.ts';
import { type MadeWidth, type PhotoFormat, thumbnailKey } from './picture-files.ts';

/** The signal says that nobody waits for the photo any more. */
export type Photos = (
  photo: Photo,
  width: MadeWidth,
  format: PhotoFormat,
  signal?: AbortSignal,
) => Promise<Uint8Array | null>;

/** The studio makes as many; a third one's photo is not read before its turn. */
const atOnce = 2;

/** Returns a photo in one width and format; each is made once and stored. */
export function openPhotos({
  database: { db },
  blobs,
  studio,
}: Pick<Platform, 'database' | 'blobs' | 'studio'>): Photos {
  const once = openMaking(blobs, atOnce);
  return async (photo, width, format, signal) => {
    if (!isAvailable(photo)) return null;
    const make = async (unwanted: AbortSignal) => {
      const source = photo.blobKey
        ? await blobs.get(photo.blobKey)
        : { address: photo.address, lot: await readDrawnLot(db, photo) };
      return source && studio.make(encodeTask, [source, width, format], unwanted);
    };
    return once(photoKey(photo, width, format), make, signal);
  };
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
