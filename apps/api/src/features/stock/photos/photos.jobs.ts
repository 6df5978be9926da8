import { type CronItem, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fetchPhotos } from './fetch-photos.ts';
import { fetchPhotosJob } from './photos.command.ts';

export const photosJobs = [fetchPhotosJob];
/** Picks up retries, and photos whose host has been listed since. */
export const photosCron: readonly CronItem[] = [{ job: fetchPhotosJob, match: '*/5 * * * *' }];

export function photosHandlers(platform: Platform): JobHandler[] {
  return [handleJob(fetchPhotosJob, (_nothing, { signal }) => fetchPhotos(platform, signal))];
}
