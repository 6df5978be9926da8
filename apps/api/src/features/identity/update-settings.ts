import { type Done, success } from '@seri/contract/common.schema';
import type { SettingsBody } from '@seri/contract/identity.schema';
import { logAction } from '../../platform/action-log.ts';
import { audienceOf } from '../../platform/actor.ts';
import type { Acting } from '../../platform/http/acting.ts';
import { emit } from '../../platform/outbox/emit.ts';

/** The account's own language and bid e-mails; what is not named stays as it is. */
export function updateSettings(
  { actor, socketId, transaction }: Acting,
  { language, bidEmailNotify }: SettingsBody,
): Promise<Done> {
  return transaction(async (tx) => {
    const changed = await tx
      .updateTable('account')
      .set((column) => ({
        language_id: language === undefined ? column.ref('language_id') : language,
        bid_email_notify: bidEmailNotify ?? column.ref('bid_email_notify'),
      }))
      .where('id', '=', actor.accountId)
      .returning(['language_id', 'bid_email_notify'])
      .executeTakeFirstOrThrow();
    const subject = `account:${actor.accountId}` as const;
    await logAction(tx, { accountId: actor.accountId, action: 'settings.changed', subject, detail: changed });
    const audience = audienceOf.account(actor.accountId);
    await emit(tx, {
      audience,
      name: 'settings.changed',
      data: { language: changed.language_id },
      originSocket: socketId,
    });
    return success;
  });
}
