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
import { canBeHad, type Photos, photoKey } from './photos.ts';

interface ZipRequest {
  permissions: Permissions;
  lotId: number;
  /** R61: of who has bought the lot, wherever it stands by now. */
  hasAlbum: boolean;
}

interface PhotosZip {
  fileName: string;
  /** Exact where all photos have been made before, else a guess. */
  bytes: number;
  isExact: boolean;
  zip: Readable;
}

interface ZippedFile {
  name: string;
  lastModified: Date;
  photo: Photo;
}

/** R47: what is shown of a lot, in full size, as one file; each photo is made when its turn to be taken has come. */
export async function zipPhotos(
  { clock, database, blobs }: Pick<Platform, 'clock' | 'database' | 'blobs'>,
  photos: Photos,
  { permissions, lotId, hasAlbum }: ZipRequest,
): Promise<PhotosZip> {
  const today = japanDay(clock.now());
  const album = await readAlbum(database.db, lotId);
  if (!album || !(hasAlbum || maySeeLot(permissions, album, today))) throw refusal('NOT_FOUND');
  const files = filesOf(album, (photo) => (hasAlbum || isShown(photo, today)) && canBeHad(photo));
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

/** Measured: what a drawing of ours comes to, and a photo beside what it is kept as. */
const usual = { drawn: 85_000, ofKept: 1.25 } as const;

async function sizeOf(
  blobs: Pick<Platform['blobs'], 'size'>,
  photo: Photo,
): Promise<{ bytes: number; isMade: boolean }> {
  const made = await blobs.size(photoKey(photo, 'full', 'jpeg'));
  if (made !== null) return { bytes: made, isMade: true };
  const kept = photo.blobKey === null ? null : await blobs.size(photo.blobKey);
  return { bytes: Math.round(kept === null ? usual.drawn : kept * usual.ofKept), isMade: false };
}

/** Hardly more is made than the line takes. The library cannot be told to stop, its rejection would end the process; it is asked no further. */
function zipOf(files: readonly ZippedFile[], photos: Photos): Readable {
  const pieces = makeZip(madeOneByOne(files, photos)).values({ preventCancel: true });
  return Readable.from(pieces, { objectMode: false });
}

/** One that is gone is left out; what fails breaks the file off, so that nobody takes a part for the whole. */
async function* madeOneByOne(files: readonly ZippedFile[], photos: Photos) {
  for (const { name, lastModified, photo } of files) {
    const input = await photos(photo, 'full', 'jpeg');
    if (input) yield { name, lastModified, input };
  }
}
