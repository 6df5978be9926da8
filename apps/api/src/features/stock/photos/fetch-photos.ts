import { createHash } from 'node:crypto';
import { photoWidths } from '@seri/contract/stock/photo';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { getOutside, OutsideError } from '../../../platform/outside/get-outside.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Turns } from '../../../platform/turns.ts';
import {
  type ClaimedPhoto,
  claimPhotos,
  failPhoto,
  giveBackPhoto,
  hasDuePhotos,
  keepPhoto,
  mostTries,
  postponeUnlisted,
} from './photo.store.ts';
import { wantPhotos } from './photos.command.ts';
import { encodeTask, redrawTask } from './photos.tasks.ts';
import { photoFormats, thumbnailKey } from './picture-files.ts';

const mostBytes = 15 << 20;
const accept = 'image/avif,image/webp,image/jpeg,image/png';
/** At most eight photos are in memory, however many jobs run. Encoding takes a second of processor time, so one at a time. */
const fetchTurns = new Turns(8);
const encodeTurns = new Turns(1);

export type Get = typeof getOutside;

/** R32: fetches a batch of the waiting photos and enqueues the job again while more are due. */
export async function fetchPhotos(platform: Platform, signal: AbortSignal, get: Get = getOutside): Promise<void> {
  const { database, settings } = platform;
  await postponeUnlisted(database.db, settings.photoHosts);
  const claimed = await claimPhotos(database.db, settings.photoHosts);
  const ends = await Promise.allSettled(
    claimed.map((photo) => fetchTurns.take(() => fetchPhoto(platform, photo, signal, get))),
  );
  if (await hasDuePhotos(database.db)) await inTransaction(database.db, wantPhotos);
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
}

async function fetchPhoto(platform: Platform, photo: ClaimedPhoto, signal: AbortSignal, get: Get): Promise<void> {
  const { database, settings, log } = platform;
  const { address, id, tries } = photo;
  try {
    if (tries > mostTries) throw new OutsideError('It was given up, for reasons of our own.', true);
    const bytes = await get({ address, hosts: settings.photoHosts, mostBytes, accept, signal });
    // The row is written last: an unreferenced blob only wastes space, a row without its blob is a broken picture.
    await keepPhoto(database.db, id, await encodeTurns.take(() => makePhoto(platform, bytes)));
  } catch (error) {
    if (!(error instanceof OutsideError)) {
      await giveBackPhoto(database.db, id);
      throw error;
    }
    log.warn({ photoId: id, tries, reason: error.message }, 'photo not fetched');
    await failPhoto(database.db, photo, error.message, error.isFinal);
  }
}

/** Stores a photo with all its thumbnails, so that its first visitor does not wait for them. */
async function makePhoto({ blobs, studio }: Platform, bytes: Uint8Array): Promise<string> {
  const photo = await studio.make(redrawTask, [bytes]);
  if ('fault' in photo) {
    throw new OutsideError('It is no whole photo of JPEG, PNG, WebP or AVIF.', true, { cause: photo.fault });
  }
  const key = `photos/${createHash('sha256').update(photo).digest('hex').slice(0, 32)}`;
  await blobs.put(key, photo);
  for (const width of photoWidths) {
    for (const format of photoFormats) {
      const thumbnail = await studio.make(encodeTask, [photo, width, format]);
      if (thumbnail) await blobs.put(thumbnailKey(key, width, format), thumbnail);
    }
  }
  return key;
}
