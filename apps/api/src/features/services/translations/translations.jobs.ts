import { z } from 'zod';
import { type CronItem, defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetTranslations } from './forget-translations.ts';
import { tendRequests } from './tend-requests.ts';

const noPayload = z.object({}) as z.ZodType<Record<string, never>>;
const tendJob = defineJob('translations.tend', noPayload);
const forgetJob = defineJob('translations.forget', noPayload);

export const translationsJobs = [tendJob, forgetJob];
export const translationsCron: readonly CronItem[] = [
  { job: tendJob, match: '* * * * *' },
  { job: forgetJob, match: '12 4 * * *' },
];

export function translationsHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(tendJob, () => tendRequests(platform.database.db, platform.clock)),
    handleJob(forgetJob, () => forgetTranslations(platform)),
  ];
}
