import { Readable } from 'node:stream';
import { japanDay } from '@seri/domain/time/japan-time';
import { maySeeLot } from '@seri/domain/lots/lot-kinds';
import type { Permissions } from '@seri/domain/people/permissions';
import { makeZip, predictLength } from 'client-zip';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Album, readAlbum } from './album.read.ts';
import { fileNameOf } from './file-name.ts';
import type { Photo } from './photo.read.ts';
import { isShown } from './photos.policy.ts';
import { isAvailable, type Photos, photoKey } from './photos.ts';

interface ZipRequest {
  permissions: Permissions;
  lotId: number;
  /** R61: the buyer of the lot may have all photos, live or in statistics. */
  hasAlbum: boolean;
}

interface PhotosZip {
  fileName: string;
  /** Exact if all photos have been made before, otherwise an estimate. */
  bytes: number;
  isExact: boolean;
  zip: Readable;
}

interface ZippedFile {
  name: string;
  lastModified: Date;
  photo: Photo;
}

/** R47: the shown photos of a lot in full size as one zip; each photo is made only when the stream reaches it. */
export async function zipPhotos(
  { clock, database, blobs }: Pick<Platform, 'clock' | 'database' | 'blobs'>,
  photos: Photos,
  { permissions, lotId, hasAlbum }: ZipRequest,
): Promise<PhotosZip> {
  const today = japanDay(clock.now());
  const album = await readAlbum(database.db, lotId);
  if (!album || !(hasAlbum || maySeeLot(permissions, album, today))) throw refusal('NOT_FOUND');
  const files = filesOf(album, (photo) => (hasAlbum || isShown(photo, today)) && isAvailable(photo));
  if (files.length === 0) throw refusal('NOT_FOUND');
  const sizes = await Promise.all(files.map(({ photo }) => sizeOf(blobs, photo)));
  const sized = files.map((file, index) => ({ ...file, size: sizes[index]?.bytes ?? 0 }));
  return {
    fileName: `${fileNameOf(album)}.zip`,
    bytes: Number(predictLength(sized)),
    isExact: sizes.every(({ isMade }) => isMade),
    zip: zipOf(files, photos),
  };
}

function filesOf(album: Album, isTaken: (photo: Photo) => boolean): ZippedFile[] {
  const name = fileNameOf(album);
  return album.photos.filter(isTaken).map((photo) => ({
    name: `${name}-${String(photo.place).padStart(2, '0')}.jpg`,
    lastModified: album.runsAt,
    photo,
  }));
}

/** Measured: the bytes of a drawing, and the size of a JPEG relative to the stored photo. */
const usual = { drawn: 85_000, ofStored: 1.25 } as const;

async function sizeOf(
  blobs: Pick<Platform['blobs'], 'size'>,
  photo: Photo,
): Promise<{ bytes: number; isMade: boolean }> {
  const made = await blobs.size(photoKey(photo, 'full', 'jpeg'));
  if (made !== null) return { bytes: made, isMade: true };
  const stored = photo.blobKey === null ? null : await blobs.size(photo.blobKey);
  return { bytes: Math.round(stored === null ? usual.drawn : stored * usual.ofStored), isMade: false };
}

/** Reads little ahead of the client. `preventCancel`: cancelling the library would reject and end the process, so it is just not read further. */
function zipOf(files: readonly ZippedFile[], photos: Photos): Readable {
  const pieces = makeZip(madeOneByOne(files, photos)).values({ preventCancel: true });
  return Readable.from(pieces, { objectMode: false });
}

/** A missing photo is left out. A failure breaks the file off, so that nobody takes a part for the whole. */
async function* madeOneByOne(files: readonly ZippedFile[], photos: Photos) {
  for (const { name, lastModified, photo } of files) {
    const input = await photos(photo, 'full', 'jpeg');
    if (input) yield { name, lastModified, input };
  }
}
