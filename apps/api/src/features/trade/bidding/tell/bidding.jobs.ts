import { handleJob, type JobHandler } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { closeGroupOf, closeMovedGroup } from '../settle/close-moved-group.ts';
import { tellAllBidders, tellBidders } from './tell-bidders.ts';

export const biddingJobs = [closeMovedGroup, tellBidders];

export function biddingHandlers({ database: { db } }: Pick<Platform, 'database'>): JobHandler[] {
  return [
    handleJob(closeMovedGroup, (moved) => closeGroupOf(db, moved)),
    handleJob(tellBidders, ({ lotId }) => tellAllBidders(db, lotId)),
  ];
}
