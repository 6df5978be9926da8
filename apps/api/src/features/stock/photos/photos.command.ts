import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob, enqueue } from '../../../platform/jobs/job.ts';

export const fetchPhotosJob = defineJob('photos.fetch', z.object({}) as z.ZodType<Record<string, never>>);

/** Enqueues the fetch job. Its key allows one job to run and one to wait; a queue of its own leaves mails unaffected. */
export function wantPhotos(tx: Tx): Promise<void> {
  return enqueue(tx, fetchPhotosJob, {}, { key: fetchPhotosJob.name, queue: fetchPhotosJob.name });
}
