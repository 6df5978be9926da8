import type { AnswerOf } from '@seri/contract/call';
import type { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import type { Text } from '../../lib/language/text.ts';
import { listAddress, type Paging } from '../../lib/lists/list-address.ts';

export type FavouriteLots = AnswerOf<typeof favouritesCalls.list>['lots'];

export function favouritesHref(group: FavouriteGroup, paging?: Paging): string {
  const path = `/favorites/${group}`;
  return paging ? listAddress(path, paging) : path;
}

/** `Group A: For Ivan` */
export const groupText = (text: Text, group: FavouriteGroup, name: string): string =>
  name ? text('favourites.group.named', { group, name }) : text('favourites.group', { group });
