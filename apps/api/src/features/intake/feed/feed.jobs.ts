import { z } from 'zod';
import { type CronItem, defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { trimDeliveries } from './deliveries/delivery.store.ts';
import { takeReceived } from './deliveries/take-received.ts';

export const importJob = defineJob('feed.import', z.object({ deliveryId: z.int() }));
const trimJob = defineJob('feed.trim-deliveries', z.object({}) as z.ZodType<Record<string, never>>);

export const feedJobs = [importJob, trimJob];
export const feedCron: readonly CronItem[] = [{ job: trimJob, match: '17 4 * * *' }];

export function feedHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(importJob, ({ deliveryId }, run) => takeReceived(platform, deliveryId, run)),
    handleJob(trimJob, () => trimDeliveries(platform.database.db)),
  ];
}
