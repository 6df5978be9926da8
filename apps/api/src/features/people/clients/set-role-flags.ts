import type { RoleFlagsBody } from '@seri/contract/people/clients.schema';
import { type Done, success } from '@seri/contract/common.schema';
import type { Flag } from '@seri/domain/people/permissions';
import { mergeOverrides } from '@seri/domain/people/roles';
import { logAction } from '../../../platform/action-log.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { tellRoleChanged } from '../identity/identity.command.ts';
import { assertCanGiveRoleFlags } from './clients.policy.ts';
import { lockRoleFlags, writeRoleFlags } from './role-flags.store.ts';

/** R4, R21: changes the flags of a role. They apply at once to everybody signed in with it. */
export function setRoleFlags(
  { actor, transaction }: Acting,
  { roleId, version, overrides }: RoleFlagsBody,
): Promise<Done> {
  return transaction(async (tx) => {
    assertCanGiveRoleFlags(actor, roleId, Object.keys(overrides) as Flag[]);
    const from = await lockRoleFlags(tx, roleId);
    if (!from) throw refusal('NOT_FOUND');
    const to = mergeOverrides(from, overrides);
    if (!(await writeRoleFlags(tx, { roleId, version }, to))) throw refusal('STATE_CHANGED');
    await logAction(tx, {
      accountId: actor.accountId,
      action: 'role.flags-changed',
      subject: `role:${roleId}`,
      detail: { from, to },
    });
    await tellRoleChanged(tx, roleId);
    return success;
  });
}
