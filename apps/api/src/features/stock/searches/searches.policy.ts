import { pageFlag, type PageType } from '@seri/domain/catalogue/page-types';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { findSearch } from './saved-search.store.ts';

type SearchOwner = Pick<Actor, 'accountId' | 'permissions'>;

/** R40: an account may save searches of the listings that it may see. */
export function maySearch({ permissions }: Pick<Actor, 'permissions'>, pageType: PageType): boolean {
  return permissions[pageFlag(pageType)];
}

export function assertMaySearch(actor: Pick<Actor, 'permissions'>, pageType: PageType): void {
  if (!maySearch(actor, pageType)) throw refusal('FORBIDDEN');
}

/** A search of another account, or of a listing that the account may no longer see, answers as missing. */
export async function findOwnSearch(tx: Tx, actor: SearchOwner, id: number) {
  const search = await findSearch(tx, actor.accountId, id);
  if (!search || !maySearch(actor, search.pageType)) throw refusal('NOT_FOUND');
  return search;
}
