import type { NoticeSettings } from '@seri/contract/talk/notifications.schema';
import { noticeData, noticeTypesFor } from '@seri/domain/talk/notices';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';

/** The events that the account can be told of, each with whether it is mailed. */
export async function readNoticeSettings(db: Db, actor: Pick<Actor, 'accountId' | 'roleId'>): Promise<NoticeSettings> {
  const rows = await db
    .selectFrom('notice_setting')
    .select(['event_type', 'is_mailed'])
    .where('account_id', '=', actor.accountId)
    .execute();
  const chosen = new Map(rows.map((row) => [row.event_type, row.is_mailed]));
  const types = noticeTypesFor(isStaff(actor)).map((eventType) => {
    const { mail } = noticeData[eventType];
    const isFixed = mail === 'always';
    return { eventType, isFixed, isMailed: isFixed || (chosen.get(eventType) ?? mail === 'on') };
  });
  return { types };
}
