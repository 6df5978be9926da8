import type { RightsBody } from '@seri/contract/people/clients.schema';
import { type Done, success } from '@seri/contract/common.schema';
import { type GivenRights, staffRights, staffRightsOf } from '@seri/domain/people/given-rights';
import type { Acting } from '../../../platform/http/acting.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { changeAccount, lockVisible } from './clients.command.ts';
import { assertCanGiveRights } from './clients.policy.ts';
import { tellRightsChangedJob } from './rights.jobs.ts';

/** R89: an owner gives rights to a manager or takes them, who is told by mail. Giving what it has changes nothing. */
export function setRights({ actor, transaction }: Acting, { id, version, rights }: RightsBody): Promise<Done> {
  return transaction(async (tx) => {
    const account = await lockVisible(tx, actor, id);
    const manager = { id, roleId: account.roleId, isOwner: account.is_owner };
    assertCanGiveRights(actor, manager);
    const given = account.staff_rights as GivenRights;
    const before = staffRightsOf(manager, given);
    const after = staffRightsOf(manager, { ...given, ...rights });
    if (staffRights.every((right) => before[right] === after[right])) return success;
    const to = { staff_rights: { ...given, ...rights } };
    const logId = await changeAccount(tx, actor, { account, version, action: 'client.rights-changed', to });
    await enqueue(tx, tellRightsChangedJob, { logId });
    return success;
  });
}
