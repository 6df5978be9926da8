import { noticeData, type NoticeType } from '@seri/domain/notices';
import { type RawBuilder, sql } from 'kysely';

/** R55, of rows of `account`: whether a mail comes with an event of this type. */
export function wantsMail(type: NoticeType): RawBuilder<boolean> {
  const { mail } = noticeData[type];
  if (mail === 'always') return sql`true`;
  return sql`(account.bid_email_notify and coalesce(
    (select is_mailed from notice_setting where account_id = account.id and event_type = ${type}), ${mail === 'on'}))`;
}
