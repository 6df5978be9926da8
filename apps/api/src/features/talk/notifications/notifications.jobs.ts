import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type IsChatUnread, mailNoticeJob, mailOne } from './mail-notice.ts';
import { tellDelayed, tellNoticesJob } from './tell-notices.ts';

export const notificationsJobs = [mailNoticeJob, tellNoticesJob];

export function notificationsHandlers(platform: Platform, isChatUnread: IsChatUnread): JobHandler[] {
  return [
    handleJob(mailNoticeJob, ({ noticeId }) => mailOne(platform, isChatUnread, noticeId)),
    handleJob(tellNoticesJob, ({ noticeIds }) => tellDelayed(platform.database.db, noticeIds)),
  ];
}
