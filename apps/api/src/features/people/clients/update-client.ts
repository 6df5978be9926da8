import type { UpdateClientBody } from '@seri/contract/people/clients.schema';
import { type Done, success } from '@seri/contract/common.schema';
import type { FieldFault } from '@seri/domain/common/field-fault';
import { roleIds } from '@seri/domain/people/roles';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import type { LockedAccount } from './client.store.ts';
import { changeAccount, lockVisible } from './clients.command.ts';
import { assertCanManageClient } from './clients.policy.ts';

/** R26: saves the manager, dealer, daily limits and note of an account. */
export function updateClient({ actor, transaction }: Acting, form: UpdateClientBody): Promise<Done> {
  return transaction(async (tx) => {
    const account = await lockVisible(tx, actor, form.id);
    assertCanManageClient(actor, account);
    assertFaultless({
      managerId: await assignmentFault(tx, account, 'manager', form.managerId),
      dealerId: await assignmentFault(tx, account, 'dealer', form.dealerId),
    });
    const to = {
      manager_id: form.managerId,
      dealer_id: form.dealerId,
      daily_bid_limit: form.dailyBidLimit,
      daily_uss_limit: form.dailyUssLimit,
      note: form.note,
    };
    await changeAccount(tx, actor, { account, version: form.version, action: 'client.updated', to });
    return success;
  });
}

/** An unchanged assignment stays valid, even if that person has another role by now. */
async function assignmentFault(
  tx: Tx,
  account: LockedAccount,
  role: 'manager' | 'dealer',
  id: number | null,
): Promise<FieldFault | undefined> {
  if (id === null || id === account[`${role}_id`]) return undefined;
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('id', '<>', account.id)
    .where('role_id', '=', roleIds[role])
    // Locked so that the role cannot change before the commit.
    .forShare()
    .executeTakeFirst();
  return found ? undefined : { problem: 'choice' };
}
