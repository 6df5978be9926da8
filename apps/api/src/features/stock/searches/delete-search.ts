import { type Done, success } from '@seri/contract/common.schema';
import type { SearchBody } from '@seri/contract/stock/searches.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { removeSearch } from './saved-search.store.ts';
import { tellSearchChanged } from './searches.events.ts';
import { findOwnSearch } from './searches.policy.ts';

/** R40: deletes a search of the account. */
export function deleteSearch(acting: Acting, { id }: SearchBody): Promise<Done> {
  return acting.transaction(async (tx) => {
    await lockAccount(tx, acting.actor.accountId);
    const { pageType, title } = await findOwnSearch(tx, acting.actor, id);
    await removeSearch(tx, id);
    await tellSearchChanged(tx, acting, { id, pageType, action: 'search.deleted', detail: { title } });
    return success;
  });
}
