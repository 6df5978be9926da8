import { inTransaction } from '../../../platform/database/transaction.ts';
import { getOutside, OutsideError } from '../../../platform/outside/get-outside.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fetchAndKeep, type Get } from './keep-photo.ts';
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

/** R32: fetches a batch of the waiting photos and enqueues the job again while more are due. */
export async function fetchPhotos(platform: Platform, signal: AbortSignal, get: Get = getOutside): Promise<void> {
  const { database, settings } = platform;
  await postponeUnlisted(database.db, settings.photoHosts);
  const claimed = await claimPhotos(database.db, settings.photoHosts);
  const ends = await Promise.allSettled(claimed.map((photo) => fetchPhoto(platform, photo, signal, get)));
  if (await hasDuePhotos(database.db)) await inTransaction(database.db, wantPhotos);
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
}

async function fetchPhoto(platform: Platform, photo: ClaimedPhoto, signal: AbortSignal, get: Get): Promise<void> {
  const { database, settings, log } = platform;
  const { address, id, tries } = photo;
  try {
    if (tries > mostTries) throw new OutsideError('It was given up, for reasons of our own.', true);
    // The row is written last: an unreferenced blob only wastes space, a row without its blob is a broken picture.
    await keepPhoto(
      database.db,
      id,
      await fetchAndKeep(platform, { address, hosts: settings.photoHosts, signal }, get),
    );
  } catch (error) {
    if (!(error instanceof OutsideError)) {
      await giveBackPhoto(database.db, id);
      throw error;
    }
    log.warn({ photoId: id, tries, reason: error.message }, 'photo not fetched');
    await failPhoto(database.db, photo, error.message, error.isFinal);
  }
}
