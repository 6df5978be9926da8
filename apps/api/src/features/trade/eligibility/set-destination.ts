import { type Done, success } from '@seri/contract/common.schema';
import type { DestinationBody } from '@seri/contract/trade/eligibility.schema';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertStillHas, changeAccount, lockVisible } from '../../people/clients/clients.command.ts';

/** R96: staff say where the cars of a client go, and why: its bids are judged by it from now on. */
export function setDestination(
  { actor, transaction }: Acting,
  { id, version, place, reason }: DestinationBody,
): Promise<Done> {
  return transaction(async (tx) => {
    const account = await lockVisible(tx, actor, id);
    if (isStaff(account)) throw refusal('NOT_FOUND');
    await assertStillHas(tx, actor, 'logistics');
    if (account.destination_code === place) return success;
    const exists =
      place === null || (await tx.selectFrom('place').select('code').where('code', '=', place).executeTakeFirst());
    if (!exists) throw refusal('NOT_FOUND');
    const to = { destination_code: place };
    await changeAccount(tx, actor, { account, version, action: 'client.destination-changed', to, detail: { reason } });
    return success;
  });
}
