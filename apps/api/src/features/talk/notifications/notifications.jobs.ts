import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mailNoticeJob, mailOne, type MailReads } from './mail-notice.ts';
import { tellDelayed, tellNoticesJob } from './tell-notices.ts';

export const notificationsJobs = [mailNoticeJob, tellNoticesJob];

export function notificationsHandlers(platform: Platform, reads: MailReads): JobHandler[] {
  return [
    handleJob(mailNoticeJob, ({ noticeId }) => mailOne(platform, reads, noticeId)),
    handleJob(tellNoticesJob, ({ noticeIds }) => tellDelayed(platform.database.db, noticeIds)),
  ];
}
