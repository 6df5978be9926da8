import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Studio } from '../../../platform/studio/studio.ts';
import { issueAtWinJob } from '../papers/schedule-at-win.command.ts';
import { issueAtWin } from './issue-at-win.ts';

export const invoicesJobs = [issueAtWinJob];

export function invoicesHandlers({ database: { db }, log }: Platform, maker: Studio): JobHandler[] {
  return [handleJob(issueAtWinJob, ({ purchaseId }) => issueAtWin({ db, maker, log }, purchaseId))];
}
