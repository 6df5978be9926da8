import { type FavouriteGroup, wishList } from '@seri/domain/catalogue/favourite-groups';
import { queryClient } from '../../../lib/query-client.ts';
import { patchLot } from '../../catalogue/model/lots.ts';
import { patchLotView } from '../../lots/model/lot-view.ts';
import { favouritesKey } from './favourites-key.ts';

/** Wherever the lot is on screen, its group changes at once. */
export function showFavourite(lotId: number, group: FavouriteGroup | null): void {
  const patch = { wishList: wishList(group) };
  patchLot(queryClient, lotId, patch);
  patchLotView(queryClient, lotId, patch);
  // Where it stands among the favourites is the server's to say.
  void queryClient.invalidateQueries({ queryKey: favouritesKey });
}
