import type { AnswerOf } from '@seri/contract/call';
import type { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import { listAddress, type Paging } from '../../lib/lists/list-address.ts';

export type FavouriteLots = AnswerOf<typeof favouritesCalls.list>['lots'];

export function favouritesHref(group: FavouriteGroup, paging?: Paging): string {
  const path = `/favorites/${group}`;
  return paging ? listAddress(path, paging) : path;
}
