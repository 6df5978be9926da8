import { handleJob, type JobHandler } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { closeGroupOf, closeMovedGroupJob } from '../settle/close-moved-group.ts';
import { tellAllBidders, tellBiddersJob } from './tell-bidders.ts';

export const biddingJobs = [closeMovedGroupJob, tellBiddersJob];

export function biddingHandlers({ database: { db } }: Pick<Platform, 'database'>): JobHandler[] {
  return [
    handleJob(closeMovedGroupJob, (moved) => closeGroupOf(db, moved)),
    handleJob(tellBiddersJob, ({ lotId }) => tellAllBidders(db, lotId)),
  ];
}
