import { noticeData, noticeTypes } from '@seri/domain/talk/notices';
import { type RawBuilder, sql } from 'kysely';

const typesMailed = (mail: 'always' | 'on') => noticeTypes.filter((type) => noticeData[type].mail === mail);

/**
 * R55: condition on `account`: whether a mail comes with an event of this type. One lookup serves all types, since a
 * plan with one lookup per type would be set up anew with every bid.
 */
export const wantsMail = (type: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  ${type} = any(${typesMailed('always')}::text[]) or account.bid_email_notify and coalesce(
    (select is_mailed from notice_setting where account_id = account.id and event_type = ${type}),
    ${type} = any(${typesMailed('on')}::text[])))`;
