import { z } from 'zod';
import { type CronItem, defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { eraseDocuments } from './erase-documents.ts';

const noPayload = z.object({}) as z.ZodType<Record<string, never>>;
const eraseJob = defineJob('parties.erase-documents', noPayload);

export const partiesJobs = [eraseJob];

/** R100: soon after midnight in Japan. */
export const partiesCron: readonly CronItem[] = [{ job: eraseJob, match: '12 15 * * *' }];

export function partiesHandlers({ database: { db } }: Platform): JobHandler[] {
  return [handleJob(eraseJob, () => eraseDocuments(db))];
}
