import { answerAskings } from '../../../platform/asking/answer-askings.ts';
import type { TakenAsking } from '../../../platform/asking/asking.store.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAskedLot } from '../../stock/lots/asked-lot.query.ts';
import { addExtraPhotos, type FoundPhoto, keepFoundPhotos } from '../../stock/photos/found-photos.command.ts';
import { extraPhotosJob, extraService } from './extra-asking.ts';
import { giveBackPlaces, usePlaces } from './extra-place.store.ts';
import type { PhotoProvider } from './photo-provider.ts';

export const extraPhotosJobs = [extraPhotosJob];

/** R84: asks the provider, keeps its pictures, and settles the places of all who wait. */
export function extraPhotosHandlers(platform: Platform, provider: PhotoProvider): JobHandler[] {
  const { db } = platform.database;
  const find = async ({ lotId, times }: TakenAsking, signal: AbortSignal) => {
    const addresses = await provider.findPhotos(await readAskedLot(db, lotId), times, signal);
    const photos = await keepFoundPhotos(platform, addresses, signal);
    return photos.length > 0 ? photos : null;
  };
  return [
    handleJob(extraPhotosJob, (_nothing, run) =>
      answerAskings(platform, run, { service: extraService, atOnce: 8, timeLimit: 90_000, find, settle }),
    ),
  ];
}

/** A failure and an empty answer cost no place. */
async function settle(tx: Tx, { lotId }: TakenAsking, photos: readonly FoundPhoto[] | null): Promise<void> {
  if (!photos) return giveBackPlaces(tx, lotId);
  await addExtraPhotos(tx, lotId, photos);
  await usePlaces(tx, lotId);
}
