import { type Done, success } from '@seri/contract/common.schema';
import type { SearchBody } from '@seri/contract/stock/searches.schema';
import { type Clock, japanDay } from '@seri/domain/time/japan-time';
import type { Acting } from '../../../platform/http/acting.ts';
import { type CatalogueIndex, markCatalogue } from '../catalogue/catalogue.query.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { markSearchSeen } from './saved-search.store.ts';
import { tellSearchesChanged } from './searches.events.ts';
import { findOwnSearch } from './searches.policy.ts';

/** R40: opening a search marks all current lots as seen. It is not logged. */
export async function openSearch(
  acting: Acting,
  { id }: SearchBody,
  index: CatalogueIndex,
  clock: Clock,
): Promise<Done> {
  const seen = await markCatalogue(index, japanDay(clock.now()));
  return acting.transaction(async (tx) => {
    await lockAccount(tx, acting.actor.accountId);
    const { pageType } = await findOwnSearch(tx, acting.actor, id);
    await markSearchSeen(tx, id, seen);
    await tellSearchesChanged(tx, acting, pageType);
    return success;
  });
}
