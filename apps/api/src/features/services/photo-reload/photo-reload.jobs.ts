import { answerAskings } from '../../../platform/asking/answer-askings.ts';
import type { TakenAsking } from '../../../platform/asking/asking.store.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAskedLot } from '../../stock/lots/asked-lot.query.ts';
import { fetchAlbum, putAlbum, type ReloadedAlbum } from '../../stock/photos/reload-album.command.ts';
import { photoReloadJob, reloadService } from './reload-asking.ts';
import type { ReloadProvider } from './reload-provider.ts';

export const photoReloadJobs = [photoReloadJob];

/** R85: fetches the pictures that the provider lists; without one, those that the album has. */
export function photoReloadHandlers(platform: Platform, provider: ReloadProvider | null): JobHandler[] {
  const { db } = platform.database;
  const find = async ({ lotId }: TakenAsking, signal: AbortSignal) => {
    const listed = await provider?.listPhotos(await readAskedLot(db, lotId), signal);
    return fetchAlbum(platform, lotId, listed ?? null, signal);
  };
  return [
    handleJob(photoReloadJob, (_nothing, run) =>
      answerAskings(platform, run, { service: reloadService, atOnce: 1, timeLimit: 20 * 60_000, find, settle }),
    ),
  ];
}

async function settle(tx: Tx, { lotId }: TakenAsking, album: ReloadedAlbum | null): Promise<void> {
  if (album) await putAlbum(tx, lotId, album);
}
