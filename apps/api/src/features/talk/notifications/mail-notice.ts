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

export const mailNotice = defineJob('notifications.mail-notice', z.object({ noticeId: z.int() }));

type NoticeRow = Selectable<NoticeTable>;
/** Chat answers this: notifications know no chat, since chat writes notices. */
export type IsChatUnread = (db: Db, reader: Pick<Actor, 'accountId' | 'roleId'>, bidId: number) => Promise<boolean>;

/** R55: once, to a reader who still wants it, of what still holds. */
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
  const told = await stillToTell(db, notice, isUnread);
  if (told.length === 0) return;
  const language = languageOf(reader.language_id) ?? 'en';
  const content = noticeMail(
    reader,
    told.map((row) => row.content as Notice),
    settings,
  );
  await mailer.send({ id: `notice-${noticeId}`, to: reader.email, language, ...content });
}

/** Nothing of a status that another one has followed; of messages all that nobody has read, as one. */
async function stillToTell(db: Db, notice: NoticeRow, isUnread: () => Promise<boolean>): Promise<NoticeRow[]> {
  if (notice.event_type === 'chatMessage') return (await isUnread()) ? readUnreadMessages(db, notice) : [];
  return (await isOvertaken(db, notice)) ? [] : [notice];
}

/** As many as somebody reads in a mail. */
const mostMessages = 10;

/** What came after it has a mail of its own. */
async function readUnreadMessages(db: Db, { id, account_id, bid_id }: NoticeRow): Promise<NoticeRow[]> {
  const rows = await ofBid(db, { account_id, bid_id })
    .where('event_type', '=', 'chatMessage')
    .where('id', '<=', id)
    .where('read_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(mostMessages)
    .execute();
  return rows.toReversed();
}

/** Its reader has been told of another status of the bid since. */
async function isOvertaken(db: Db, { id, account_id, bid_id, event_type }: NoticeRow): Promise<boolean> {
  if (!statusNotices.some((type) => type === event_type)) return false;
  const later = ofBid(db, { account_id, bid_id }).where('event_type', 'in', statusNotices).where('id', '>', id);
  return (await later.executeTakeFirst()) !== undefined;
}

const ofBid = (db: Db, { account_id, bid_id }: Pick<NoticeRow, 'account_id' | 'bid_id'>) =>
  db.selectFrom('notice').selectAll().where('account_id', '=', account_id).where('bid_id', '=', bid_id);
