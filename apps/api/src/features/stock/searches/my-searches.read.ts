import type { MySearches } from '@seri/contract/stock/searches.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { parseSearch } from '@seri/domain/catalogue/saved-searches';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type CatalogueIndex, countNewLots, pageFor } from '../catalogue/catalogue.query.ts';

type SearchReader = Pick<Actor, 'accountId' | 'permissions'>;

/** R40: the account's searches of a page type, newest first. */
export async function readMySearches(
  db: Db,
  index: CatalogueIndex,
  reader: SearchReader,
  now: Date,
  pageType: PageType,
): Promise<MySearches> {
  const rows = await selectSearches(db, reader.accountId)
    .where('page_type', '=', pageType)
    .orderBy('id', 'desc')
    .execute();
  const items: MySearches['items'] = [];
  // One after the other, so that a reader uses one connection, however many searches there are.
  for (const row of rows) {
    items.push({ id: row.id, name: row.title, params: row.params, newLots: await newLotsOf(index, row, reader, now) });
  }
  return { items, counter: items.length };
}

export async function readNewLots(
  db: Db,
  index: CatalogueIndex,
  reader: SearchReader,
  now: Date,
  pageTypes: readonly PageType[],
): Promise<ReadonlyMap<PageType, number>> {
  const isOfPageTypes = sql<boolean>`page_type = any(${pageTypes}::text[])`;
  const sums = new Map<PageType, number>();
  for (const row of await selectSearches(db, reader.accountId).where(isOfPageTypes).execute()) {
    const pageType = row.page_type as PageType;
    sums.set(pageType, (sums.get(pageType) ?? 0) + (await newLotsOf(index, row, reader, now)));
  }
  return sums;
}

function selectSearches(db: Db, accountId: number) {
  return db.selectFrom('saved_search').selectAll().where('account_id', '=', accountId);
}

type StoredSearch = Awaited<ReturnType<ReturnType<typeof selectSearches>['execute']>>[number];

async function newLotsOf(index: CatalogueIndex, row: StoredSearch, reader: SearchReader, now: Date): Promise<number> {
  const pageType = row.page_type as PageType;
  const search = parseSearch(pageType, row.params);
  if (!search) return 0;
  const since = { lotId: row.seen_lot_id, day: row.seen_on as JapanDay };
  return countNewLots(index, { ...pageFor(reader, pageType, now), filters: search.filters }, since);
}
