import { type Done, success } from '@seri/contract/common.schema';
import { logAction } from '../../../platform/action-log.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { endSignInsOf } from '../identity/identity.command.ts';
import { lockVisible } from './clients.command.ts';
import { assertCanManageClient } from './clients.policy.ts';

/** R20: signs an account out everywhere, such as after a lost telephone. */
export function endClientSignIns({ actor, transaction }: Acting, id: number): Promise<Done> {
  return transaction(async (tx) => {
    const account = await lockVisible(tx, actor, id);
    assertCanManageClient(actor, account);
    await endSignInsOf(tx, id);
    const { accountId } = actor;
    await logAction(tx, { accountId, onBehalfOf: id, action: 'client.signed-out', subject: `account:${id}` });
    return success;
  });
}
