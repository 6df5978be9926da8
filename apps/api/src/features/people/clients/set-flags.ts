import type { FlagsBody } from '@seri/contract/people/clients.schema';
import { type Done, success } from '@seri/contract/common.schema';
import type { Flag } from '@seri/domain/people/permissions';
import { mergeOverrides, type Overrides } from '@seri/domain/people/roles';
import type { Acting } from '../../../platform/http/acting.ts';
import { changeAccount, lockVisible } from './clients.command.ts';
import { assertCanGiveFlags, assertCanManageClient } from './clients.policy.ts';

/** R21: overrides flags of the role for one account. A null removes the override. */
export function setFlags({ actor, transaction }: Acting, { id, version, overrides }: FlagsBody): Promise<Done> {
  return transaction(async (tx) => {
    const account = await lockVisible(tx, actor, id);
    assertCanManageClient(actor, account);
    assertCanGiveFlags(actor, account, Object.keys(overrides) as Flag[]);
    const to = { overrides: mergeOverrides(account.overrides as Overrides, overrides) };
    await changeAccount(tx, actor, { account, version, action: 'client.flags-changed', to });
    return success;
  });
}
