import type { Notice } from '@seri/contract/talk/notifications.schema';
import { languageOf } from '@seri/domain/common/languages';
import { statusNotices } from '@seri/domain/talk/notices';
import { maySignIn } from '@seri/domain/people/roles';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Notice as NoticeTable } from '../../../platform/database/schema.generated.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { wantsMail } from './mail-wish.ts';
import { noticeMail } from './notifications.mails.ts';

export const mailNoticeJob = defineJob('notifications.mail-notice', z.object({ noticeId: z.int() }));

type NoticeRow = Selectable<NoticeTable>;
/** Passed in, since chat depends on notifications and they must not depend on chat. */
export type IsChatUnread = (db: Db, reader: Pick<Actor, 'accountId' | 'roleId'>, bidId: number) => Promise<boolean>;

/** R55: mails a notice once, if its reader still wants the mail and the notice is not outdated. */
export async function mailOne(
  { database: { db }, mailer, settings }: Platform,
  isChatUnread: IsChatUnread,
  noticeId: number,
): Promise<void> {
  const notice = await db.selectFrom('notice').selectAll().where('id', '=', noticeId).executeTakeFirst();
  if (!notice) return;
  const reader = await db
    .selectFrom('account')
    .select(['id', 'email', 'full_name', 'language_id', 'email_confirmed_at', 'role_id'])
    .where('id', '=', notice.account_id)
    .where(wantsMail(sql`${notice.event_type}::text`))
    .executeTakeFirst();
  if (!reader || !maySignIn(reader.role_id)) return;
  const isUnread = () => isChatUnread(db, { accountId: reader.id, roleId: reader.role_id }, notice.bid_id);
  const notices = await noticesToMail(db, notice, isUnread);
  if (notices.length === 0) return;
  const language = languageOf(reader.language_id) ?? 'en';
  const content = noticeMail(
    reader,
    notices.map((row) => row.content as Notice),
    settings,
  );
  await mailer.send({ id: `notice-${noticeId}`, to: reader.email, language, ...content });
}

/** A status is not mailed if a later one followed. Unread messages are mailed together. */
async function noticesToMail(db: Db, notice: NoticeRow, isUnread: () => Promise<boolean>): Promise<NoticeRow[]> {
  if (notice.event_type === 'chatMessage') return (await isUnread()) ? readUnreadMessages(db, notice) : [];
  return (await isSuperseded(db, notice)) ? [] : [notice];
}

const mostMessages = 10;

/** Later messages have a mail of their own. */
async function readUnreadMessages(db: Db, { id, account_id, bid_id }: NoticeRow): Promise<NoticeRow[]> {
  const rows = await noticesOfBid(db, { account_id, bid_id })
    .where('event_type', '=', 'chatMessage')
    .where('id', '<=', id)
    .where('read_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(mostMessages)
    .execute();
  return rows.toReversed();
}

async function isSuperseded(db: Db, { id, account_id, bid_id, event_type }: NoticeRow): Promise<boolean> {
  if (!statusNotices.some((type) => type === event_type)) return false;
  const later = noticesOfBid(db, { account_id, bid_id }).where('event_type', 'in', statusNotices).where('id', '>', id);
  return (await later.executeTakeFirst()) !== undefined;
}

const noticesOfBid = (db: Db, { account_id, bid_id }: Pick<NoticeRow, 'account_id' | 'bid_id'>) =>
  db.selectFrom('notice').selectAll().where('account_id', '=', account_id).where('bid_id', '=', bid_id);
