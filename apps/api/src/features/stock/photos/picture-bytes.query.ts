import type { Platform } from '../../../platform/platform.ts';
import type { Photo } from './photo.read.ts';
import { openPhotos } from './photos.ts';

/** The bytes of a photo in its whole size: as it is kept or, of a drawing, as it is drawn. */
export type PictureBytes = (photo: Photo, signal?: AbortSignal) => Promise<Uint8Array | null>;

export function openPictureBytes(platform: Pick<Platform, 'database' | 'blobs' | 'studio'>): PictureBytes {
  const photos = openPhotos(platform);
  return (photo, signal) =>
    photo.blobKey === null ? photos(photo, 'full', 'webp', signal) : platform.blobs.get(photo.blobKey);
}
