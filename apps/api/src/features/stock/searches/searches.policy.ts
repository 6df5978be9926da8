import { pageFlag, type PageType } from '@seri/domain/catalogue/page-types';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { findSearch } from './saved-search.store.ts';

type Reader = Pick<Actor, 'accountId' | 'permissions'>;

/** R40: one keeps searches of the listings that one may see. */
export function maySearch({ permissions }: Pick<Actor, 'permissions'>, pageType: PageType): boolean {
  return permissions[pageFlag(pageType)];
}

export function assertMaySearch(actor: Pick<Actor, 'permissions'>, pageType: PageType): void {
  if (!maySearch(actor, pageType)) throw refusal('FORBIDDEN');
}

/** A search of somebody else, and one of a listing that was taken away, answer as missing ones. */
export async function findOwnSearch(tx: Tx, actor: Reader, id: number) {
  const search = await findSearch(tx, actor.accountId, id);
  if (!search || !maySearch(actor, search.pageType)) throw refusal('NOT_FOUND');
  return search;
}
