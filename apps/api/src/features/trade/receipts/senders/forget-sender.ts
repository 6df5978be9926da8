import { type Done, success } from '@seri/contract/common.schema';
import type { SenderQuery } from '@seri/contract/trade/receipts.schema';
import { logAction } from '../../../../platform/action-log.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { lockToBook } from '../receipts.policy.ts';

/** R94: from now on this sender tells of nobody. Receipts that are booked stay so. */
export function forgetSender({ actor, transaction }: Acting, { id, key }: SenderQuery): Promise<Done> {
  return transaction(async (tx) => {
    const accountId = Number(id);
    await lockToBook(tx, actor, accountId);
    const forgotten = await tx
      .deleteFrom('account_sender')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .returning(['name', 'kind'])
      .executeTakeFirst();
    if (!forgotten) throw refusal('NOT_FOUND');
    await logAction(tx, {
      accountId: actor.accountId,
      onBehalfOf: accountId,
      action: 'receipt.sender-forgotten',
      subject: `account:${accountId}`,
      detail: { ...forgotten },
    });
    return success;
  });
}
