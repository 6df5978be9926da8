import { type Done, success } from '@seri/contract/common.schema';
import type { NameGroupBody } from '@seri/contract/stock/favourites.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { findGroupName, putGroupName } from './favourite.store.ts';
import { tellGroupNamed } from './favourites.events.ts';

/** R7: a repeated name changes nothing; an empty one leaves the letter alone. */
export function nameGroup(acting: Acting, { group, name }: NameGroupBody): Promise<Done> {
  const { accountId } = acting.actor;
  return acting.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const from = await findGroupName(tx, accountId, group);
    if (from !== name) {
      await putGroupName(tx, accountId, group, name);
      await tellGroupNamed(tx, acting, { group, from, to: name });
    }
    return success;
  });
}
