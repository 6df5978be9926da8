import type { InputOf } from '@seri/contract/call';
import { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import { api } from '../../lib/calls/api.ts';
import type { CallRefusal } from '../../lib/calls/refusal.ts';
import { showFavourite } from './show-favourite.ts';

export interface FavouriteLot {
  id: number;
  type: InputOf<typeof favouritesCalls.add>['body']['type'];
  group: FavouriteGroup | null;
}

/**
 * Choosing the active group removes the lot, another group moves it. The change shows only after the server has
 * confirmed it.
 */
export async function chooseGroup(
  { id, type, group }: FavouriteLot,
  chosen: FavouriteGroup,
): Promise<CallRefusal | undefined> {
  const isRemoval = chosen === group;
  const reply = isRemoval
    ? await api.send(favouritesCalls.delete, { query: { carId: String(id), group: chosen } })
    : await api.send(favouritesCalls.add, { body: { carId: id, group: chosen, type } });
  if (!reply.ok) return reply.refusal;
  showFavourite(id, isRemoval ? null : chosen);
  return undefined;
}
