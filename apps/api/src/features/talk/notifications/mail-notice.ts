import { languageOf } from '@seri/domain/common/languages';
import { noticeData, type NoticeType, statusNotices } from '@seri/domain/talk/notices';
import { maySignIn, type Overrides, permissionsOf } from '@seri/domain/people/roles';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Notice as NoticeTable } from '../../../platform/database/schema.generated.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { roleOverrides } from '../../people/identity/identity.query.ts';
import { wantsMail } from './mail-wish.ts';
import { noticeFrom } from './notice-content.ts';
import { type ReadAvailable, readMailFacts } from './notice-mail-facts.read.ts';
import { noticeMail } from './notifications.mails.ts';

export const mailNoticeJob = defineJob('notifications.mail-notice', z.object({ noticeId: z.int() }));

type NoticeRow = Selectable<NoticeTable>;
/** Passed in, since chat depends on notifications and they must not depend on chat. */
export type IsChatUnread = (db: Db, reader: Pick<Actor, 'accountId' | 'roleId'>, bidId: number) => Promise<boolean>;

/** Reads of features that depend on notifications. */
export interface MailReads {
  isChatUnread: IsChatUnread;
  readAvailable: ReadAvailable;
}

/** R55: mails a notice once, if its reader still wants the mail and the notice is not outdated. */
export async function mailOne(platform: Platform, reads: MailReads, noticeId: number): Promise<void> {
  const id = `notice-${noticeId}`;
  const mail = await mailOf(platform, reads, noticeId);
  await (mail ? platform.mailer.send({ id, ...mail }) : platform.mailer.drop(id));
}

async function mailOf(platform: Platform, reads: MailReads, noticeId: number): Promise<Omit<Mail, 'id'> | undefined> {
  const { db } = platform.database;
  const notice = await db.selectFrom('notice').selectAll().where('id', '=', noticeId).executeTakeFirst();
  if (!notice) return undefined;
  const reader = await db
    .selectFrom('account')
    .select(['id', 'email', 'full_name', 'language_id', 'email_confirmed_at', 'role_id', 'time_zone', 'overrides'])
    .select(roleOverrides.as('role_overrides'))
    .where('id', '=', notice.account_id)
    .where(wantsMail(sql`${notice.event_type}::text`))
    .executeTakeFirst();
  if (!reader || !maySignIn(reader.role_id)) return undefined;
  const isUnread = async () =>
    notice.bid_id !== null && reads.isChatUnread(db, { accountId: reader.id, roleId: reader.role_id }, notice.bid_id);
  const notices = await noticesToMail(db, notice, isUnread);
  const [first] = notices;
  if (!first) return undefined;
  const language = languageOf(reader.language_id) ?? 'en';
  const permissions = permissionsOf(reader.role_id, reader.overrides as Overrides, reader.role_overrides);
  const mailed = { ...reader, permissions };
  const facts = await readMailFacts(platform, reads.readAvailable, mailed, noticeFrom(first.content));
  const content = noticeMail(
    facts,
    notices.map((row) => noticeFrom(row.content)),
  );
  // R75: nobody may switch off the mail of a win.
  const isVital = noticeData[first.event_type as NoticeType].mail === 'always';
  return { to: reader.email, language, isVital, ...content };
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
  // The price of a win is mailed with what is to pay, and does not replace the mail of the win.
  const mailed = later.where(sql<boolean>`content ->> 'cause' is distinct from 'priced'`);
  return (await mailed.executeTakeFirst()) !== undefined;
}

const noticesOfBid = (db: Db, { account_id, bid_id }: Pick<NoticeRow, 'account_id' | 'bid_id'>) =>
  db.selectFrom('notice').selectAll().where('account_id', '=', account_id).where('bid_id', '=', bid_id);
