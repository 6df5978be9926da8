import { answerAskings } from '../../../platform/asking/answer-askings.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAskedLot } from '../../stock/lots/asked-lot.query.ts';
import { monthService, monthsJob } from './month-asking.ts';
import type { MonthProvider } from './month-provider.ts';

export const productionMonthJobs = [monthsJob];

/** R86: asks the provider; its answer is kept with the asking. */
export function productionMonthHandlers(platform: Platform, provider: MonthProvider): JobHandler[] {
  return [
    handleJob(monthsJob, (_nothing, run) =>
      answerAskings(platform, run, {
        service: monthService,
        atOnce: 8,
        timeLimit: 60_000,
        find: async ({ lotId, times }, signal) =>
          provider.findMonth(await readAskedLot(platform.database.db, lotId), times, signal),
      }),
    ),
  ];
}
