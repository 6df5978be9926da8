import { type Done, success } from '@seri/contract/common.schema';
import type { NoticeSettingBody } from '@seri/contract/talk/notifications.schema';
import { noticeData, noticeTypesFor } from '@seri/domain/talk/notices';
import { isStaff } from '@seri/domain/people/staff-rights';
import { logAction } from '../../../platform/action-log.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';

/** R55: turns mails of one event on or off. A win is always mailed, so it cannot be chosen. */
export function saveNoticeSetting(
  { actor, transaction }: Acting,
  { eventType, isMailed }: NoticeSettingBody,
): Promise<Done> {
  const isChoice = noticeTypesFor(isStaff(actor)).includes(eventType) && noticeData[eventType].mail !== 'always';
  assertFaultless(isChoice ? {} : { eventType: { problem: 'choice' } });
  const { accountId } = actor;
  return transaction(async (tx) => {
    await tx
      .insertInto('notice_setting')
      .values({ account_id: accountId, event_type: eventType, is_mailed: isMailed })
      .onConflict((conflict) => conflict.columns(['account_id', 'event_type']).doUpdateSet({ is_mailed: isMailed }))
      .execute();
    await logAction(tx, {
      accountId,
      action: 'notice-setting.changed',
      subject: `account:${accountId}`,
      detail: { eventType, isMailed },
    });
    return success;
  });
}
