import { type Done, success } from '@seri/contract/common.schema';
import type { DeleteFavouriteQuery } from '@seri/contract/stock/favourites.schema';
import { type Clock, japanDay } from '@seri/domain/time/japan-time';
import type { Acting } from '../../../platform/http/acting.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { holdLot } from '../lots/lots.command.ts';
import { findFavourite, removeFavourite } from './favourite.store.ts';
import { tellFavouriteChanged } from './favourites.events.ts';
import { assertCanKeepFavourite } from './favourites.policy.ts';

/** R7: removes a lot from the given group; a lot in another group or in none is left unchanged. */
export function deleteFavourite(acting: Acting, { carId, group }: DeleteFavouriteQuery, clock: Clock): Promise<Done> {
  const { actor } = acting;
  const lotId = Number(carId);
  return acting.transaction(async (tx) => {
    await lockAccount(tx, actor.accountId);
    assertCanKeepFavourite(actor, await holdLot(tx, lotId), japanDay(clock.now()));
    const from = await findFavourite(tx, actor.accountId, lotId);
    if (from === group) {
      await removeFavourite(tx, actor.accountId, lotId);
      await tellFavouriteChanged(tx, acting, { lotId, from, to: null });
    }
    return success;
  });
}
