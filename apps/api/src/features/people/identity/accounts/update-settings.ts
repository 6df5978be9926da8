import { type Done, success } from '@seri/contract/common.schema';
import type { SettingsBody } from '@seri/contract/people/identity.schema';
import { logAction } from '../../../../platform/action-log.ts';
import { audienceOf } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { emit } from '../../../../platform/outbox/emit.ts';
import { lockAccount } from '../identity.command.ts';

/** Settings that are not named stay as they are. */
export function updateSettings(
  { actor: { accountId }, socketId, transaction }: Acting,
  { language, bidEmailNotify, timeZone }: SettingsBody,
): Promise<Done> {
  return transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const { time_zone, ...from } = await readSettings(tx, accountId);
    if (timeZone !== undefined && timeZone !== time_zone) await writeTimeZone(tx, accountId, timeZone);
    const to = {
      language_id: language === undefined ? from.language_id : language,
      bid_email_notify: bidEmailNotify ?? from.bid_email_notify,
    };
    if (to.language_id === from.language_id && to.bid_email_notify === from.bid_email_notify) return success;
    await tx.updateTable('account').set(to).where('id', '=', accountId).execute();
    await logAction(tx, {
      accountId,
      action: 'settings.changed',
      subject: `account:${accountId}`,
      detail: { from, to },
    });
    const data = { language: to.language_id };
    await emit(tx, { audience: audienceOf.account(accountId), name: 'settings.changed', data, originSocket: socketId });
    return success;
  });
}

function readSettings(tx: Tx, accountId: number) {
  return tx
    .selectFrom('account')
    .select(['language_id', 'bid_email_notify', 'time_zone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Browsers report it by themselves, so it is no change for the log or for other tabs. */
async function writeTimeZone(tx: Tx, accountId: number, timeZone: string): Promise<void> {
  await tx.updateTable('account').set({ time_zone: timeZone }).where('id', '=', accountId).execute();
}
