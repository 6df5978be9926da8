import { z } from 'zod';
import { type CronItem, defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { measurePriceErrors } from './prices/measure-price-error.ts';

export const measurePricesJob = defineJob('catalogue.measure-prices', z.object({}));

export const catalogueJobs = [measurePricesJob];
/** At three in the night in Japan. */
export const catalogueCron: readonly CronItem[] = [{ job: measurePricesJob, match: '7 18 * * *' }];

export function catalogueHandlers({ database: { db }, clock }: Platform): JobHandler[] {
  return [handleJob(measurePricesJob, (_, { signal }) => measurePriceErrors(db, clock.now(), signal))];
}
