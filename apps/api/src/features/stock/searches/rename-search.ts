import { type Done, success } from '@seri/contract/common.schema';
import type { RenameSearchBody } from '@seri/contract/stock/searches.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { retitleSearch } from './saved-search.store.ts';
import { tellSearchChanged } from './searches.events.ts';
import { findOwnSearch } from './searches.policy.ts';

/** R40: renames a search of the account; the same title again changes nothing. */
export function renameSearch(acting: Acting, { id, title }: RenameSearchBody): Promise<Done> {
  return acting.transaction(async (tx) => {
    await lockAccount(tx, acting.actor.accountId);
    const { pageType, title: from } = await findOwnSearch(tx, acting.actor, id);
    if (from !== title) {
      await retitleSearch(tx, id, title);
      await tellSearchChanged(tx, acting, { id, pageType, action: 'search.renamed', detail: { from, to: title } });
    }
    return success;
  });
}
