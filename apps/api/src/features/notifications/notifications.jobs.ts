import type { Notice } from '@seri/contract/notifications.schema';
import { languageOf } from '@seri/domain/languages';
import { type NoticeType, statusNotices } from '@seri/domain/notices';
import { maySignIn } from '@seri/domain/roles';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { wantsMail } from './mail-wish.ts';
import { noticeMail } from './notifications.mails.ts';

export const mailNotice = defineJob('notifications.mail-notice', z.object({ noticeId: z.int() }));

export const notificationsJobs = [mailNotice];

export function notificationsHandlers(platform: Platform): JobHandler[] {
  return [handleJob(mailNotice, ({ noticeId }) => mailOne(platform, noticeId))];
}

/** R55: once, to a reader who still wants it, of what still holds. */
async function mailOne({ database: { db }, mailer, settings }: Platform, noticeId: number): Promise<void> {
  const notice = await db.selectFrom('notice').selectAll().where('id', '=', noticeId).executeTakeFirst();
  if (!notice) return;
  const eventType = notice.event_type as NoticeType;
  const reader = await db
    .selectFrom('account')
    .select(['email', 'full_name', 'language_id', 'email_confirmed_at', 'role_id'])
    .where('id', '=', notice.account_id)
    .where(wantsMail(eventType))
    .executeTakeFirst();
  if (!reader || !maySignIn(reader.role_id) || (await isOvertaken(db, notice))) return;
  const language = languageOf(reader.language_id) ?? 'en';
  const content = noticeMail(reader, notice.content as Notice, settings);
  await mailer.send({ id: `notice-${noticeId}`, to: reader.email, language, ...content });
}

/** Its reader has been told of another status of the bid since. */
async function isOvertaken(
  db: Db,
  { id, account_id, bid_id, event_type }: { id: number; account_id: number; bid_id: number; event_type: string },
): Promise<boolean> {
  if (!statusNotices.some((type) => type === event_type)) return false;
  const later = await db
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', account_id)
    .where('bid_id', '=', bid_id)
    .where('event_type', 'in', statusNotices)
    .where('id', '>', id)
    .executeTakeFirst();
  return later !== undefined;
}
