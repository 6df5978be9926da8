import { inTransaction } from '../../../platform/database/transaction.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { followPurchaseJob } from '../../trade/ledger/follow-purchase.command.ts';
import { releasePaidPapers } from '../car-papers/release-papers.command.ts';
import { refreshTasks } from './refresh-tasks.ts';

export const tasksJobs = [followPurchaseJob];

export function tasksHandlers({ database: { db } }: Platform): JobHandler[] {
  return [
    handleJob(followPurchaseJob, async ({ purchaseId }) => {
      await inTransaction(db, async (tx) => {
        await releasePaidPapers(tx, purchaseId);
        await refreshTasks(tx, purchaseId);
      });
    }),
  ];
}
