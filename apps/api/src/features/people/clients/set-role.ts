import type { RoleBody } from '@seri/contract/people/clients.schema';
import { type Done, success } from '@seri/contract/common.schema';
import { isAssignableRole } from '@seri/domain/people/staff-rights';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { changeRole, lockVisible } from './clients.command.ts';
import { assertCanGiveRole } from './clients.policy.ts';

/** R21 */
export function setRole({ actor, transaction }: Acting, { id, version, roleId }: RoleBody): Promise<Done> {
  if (!isAssignableRole(roleId)) assertFaultless({ roleId: { problem: 'choice' } });
  return transaction(async (tx) => {
    const account = await lockVisible(tx, actor, id);
    assertCanGiveRole(actor, account, roleId);
    await changeRole(tx, actor, { account, version, roleId });
    return success;
  });
}
