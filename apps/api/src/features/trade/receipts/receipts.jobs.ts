import { z } from 'zod';
import { type CronItem, defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetSlips } from './announcements/forget-slips.ts';

const noPayload = z.object({}) as z.ZodType<Record<string, never>>;
const forgetSlipsJob = defineJob('receipts.forget-slips', noPayload);

export const receiptsJobs = [forgetSlipsJob];
export const receiptsCron: readonly CronItem[] = [{ job: forgetSlipsJob, match: '22 4 * * *' }];

export function receiptsHandlers(platform: Platform): JobHandler[] {
  return [handleJob(forgetSlipsJob, () => forgetSlips(platform))];
}
