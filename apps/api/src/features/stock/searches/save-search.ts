import type { SaveSearchAnswer, SaveSearchBody } from '@seri/contract/stock/searches.schema';
import { type Clock, japanDay } from '@seri/domain/time/japan-time';
import { formatSearch, mostSearches, parseSearch } from '@seri/domain/catalogue/saved-searches';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type CatalogueIndex, markCatalogue } from '../catalogue/catalogue.query.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { countSearches, insertSearch } from './saved-search.store.ts';
import { tellSearchChanged } from './searches.events.ts';
import { assertMaySearch } from './searches.policy.ts';

/** R40: saves a search under a title. The account's lock keeps concurrent saves within the limit. */
export async function saveSearch(
  acting: Acting,
  { title, params: query, type: pageType }: SaveSearchBody,
  index: CatalogueIndex,
  clock: Clock,
): Promise<SaveSearchAnswer> {
  const { accountId } = acting.actor;
  const seen = await markCatalogue(index, japanDay(clock.now()));
  return acting.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    assertMaySearch(acting.actor, pageType);
    const search = parseSearch(pageType, query);
    if (!search) throw refusal('FIELDS', { fields: { params: { problem: 'invalid' } } });
    if ((await countSearches(tx, accountId, pageType)) >= mostSearches) throw refusal('SEARCH_LIMIT');
    const params = formatSearch(search);
    const id = await insertSearch(tx, { accountId, pageType, title, params, seen });
    await tellSearchChanged(tx, acting, { id, pageType, action: 'search.saved', detail: { title, params } });
    return { success: true, id };
  });
}
