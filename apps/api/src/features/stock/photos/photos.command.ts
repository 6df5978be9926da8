import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob, enqueue } from '../../../platform/jobs/job.ts';

export const fetchPhotosJob = defineJob('photos.fetch', z.object({}) as z.ZodType<Record<string, never>>);

/** Photos have come that wait; however often this is said, one job fetches and one waits, and mails have room beside. */
export function wantPhotos(tx: Tx): Promise<void> {
  return enqueue(tx, fetchPhotosJob, {}, { key: fetchPhotosJob.name, queue: fetchPhotosJob.name });
}
