import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type IsChatUnread, mailNotice, mailOne } from './mail-notice.ts';
import { tellDelayed, tellNotices } from './tell-notices.ts';

export const notificationsJobs = [mailNotice, tellNotices];

export function notificationsHandlers(platform: Platform, isChatUnread: IsChatUnread): JobHandler[] {
  return [
    handleJob(mailNotice, ({ noticeId }) => mailOne(platform, isChatUnread, noticeId)),
    handleJob(tellNotices, ({ noticeIds }) => tellDelayed(platform.database.db, noticeIds)),
  ];
}
