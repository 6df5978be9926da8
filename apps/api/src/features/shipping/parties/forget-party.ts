import { type Done, success } from '@seri/contract/common.schema';
import type { ForgetPartyQuery } from '@seri/contract/shipping/parties.schema';
import { logAction } from '../../../platform/action-log.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { lockBuyer } from './parties.policy.ts';

/** R100: takes a party out of the book; the cars that name it keep it. */
export function forgetParty({ actor, transaction }: Acting, { id }: ForgetPartyQuery): Promise<Done> {
  return transaction(async (tx) => {
    const entry = tx.selectFrom('party_book').select('account_id').where('id', '=', id);
    const { account_id: accountId } = await entry.executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
    await lockBuyer(tx, actor, accountId);
    const { numDeletedRows } = await tx.deleteFrom('party_book').where('id', '=', id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw refusal('NOT_FOUND');
    await logAction(tx, {
      accountId: actor.accountId,
      onBehalfOf: accountId,
      action: 'party.forgotten',
      subject: `party:${id}`,
    });
    return success;
  });
}
