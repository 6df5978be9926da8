import { type FavouriteGroup, wishList } from '@seri/domain/catalogue/favourite-groups';
import { queryClient } from '../../lib/calls/query-client.ts';
import { patchLot } from '../catalogue/list/lots.ts';
import { patchLotView } from '../lots/page/lot-view.ts';
import { favouritesKey } from './favourites-key.ts';

/** Changes the group of a lot in every cached list and page. */
export function showFavourite(lotId: number, group: FavouriteGroup | null): void {
  const patch = { wishList: wishList(group) };
  patchLot(queryClient, lotId, patch);
  patchLotView(queryClient, lotId, patch);
  // Only the server knows the position of the lot among the favourites.
  void queryClient.invalidateQueries({ queryKey: favouritesKey });
}
