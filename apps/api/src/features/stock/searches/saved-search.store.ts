import type { PageType } from '@seri/domain/catalogue/page-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { CatalogueMark } from '../catalogue/catalogue.query.ts';

/** All functions here expect that the caller holds the account's lock. */
export async function countSearches(tx: Tx, accountId: number, pageType: PageType): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('page_type', '=', pageType)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewSearch {
  accountId: number;
  pageType: PageType;
  title: string;
  params: string;
  seen: CatalogueMark;
}

export async function insertSearch(tx: Tx, { accountId, pageType, title, params, seen }: NewSearch): Promise<number> {
  const { id } = await tx
    .insertInto('saved_search')
    .values({
      account_id: accountId,
      page_type: pageType,
      title,
      params,
      seen_lot_id: seen.lotId,
      seen_on: seen.day,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findSearch(tx: Tx, accountId: number, id: number) {
  const row = await tx
    .selectFrom('saved_search')
    .select(['page_type', 'title'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { id, pageType: row.page_type as PageType, title: row.title };
}

export async function retitleSearch(tx: Tx, id: number, title: string): Promise<void> {
  await tx.updateTable('saved_search').set({ title }).where('id', '=', id).execute();
}

export async function markSearchSeen(tx: Tx, id: number, { lotId, day }: CatalogueMark): Promise<void> {
  await tx.updateTable('saved_search').set({ seen_lot_id: lotId, seen_on: day }).where('id', '=', id).execute();
}

export async function removeSearch(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('saved_search').where('id', '=', id).execute();
}
