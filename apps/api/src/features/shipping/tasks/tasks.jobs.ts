import { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type CronItem, defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { followPurchaseJob } from '../../trade/ledger/follow-purchase.command.ts';
import { releasePaidPapers } from '../car-papers/release-papers.command.ts';
import { scheduleRefreshes } from './refresh-all.ts';
import { refreshTasks } from './refresh-tasks.ts';

const refreshAll = defineJob('tasks.refresh-all', z.object({}) as z.ZodType<Record<string, never>>);

export const tasksJobs = [followPurchaseJob, refreshAll];

/** R101: at midnight in Japan. */
export const tasksCron: readonly CronItem[] = [{ job: refreshAll, match: '0 15 * * *' }];

export function tasksHandlers({ database: { db } }: Platform): JobHandler[] {
  return [
    handleJob(followPurchaseJob, async ({ purchaseId }) => {
      await inTransaction(db, async (tx) => {
        await releasePaidPapers(tx, purchaseId);
        await refreshTasks(tx, purchaseId);
      });
    }),
    handleJob(refreshAll, () => scheduleRefreshes(db)),
  ];
}
