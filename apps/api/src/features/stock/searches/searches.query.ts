import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { CatalogueIndex } from '../catalogue/catalogue.query.ts';
import { readNewLots } from './my-searches.read.ts';
import { maySearch } from './searches.policy.ts';

/** R40: the number of new lots in the reader's searches of each page type; 0 if the reader may not see the page type. */
export async function countNewLotsOfSearches(
  db: Db,
  index: CatalogueIndex,
  actor: Pick<Actor, 'accountId' | 'permissions'>,
  now: Date,
): Promise<Record<PageType, number>> {
  const types = pageTypes.filter((type) => maySearch(actor, type));
  const sums = await readNewLots(db, index, actor, now, types);
  return Object.fromEntries(pageTypes.map((type) => [type, sums.get(type) ?? 0])) as Record<PageType, number>;
}
