import { type Done, success } from '@seri/contract/common.schema';
import type { AddFavouriteBody } from '@seri/contract/stock/favourites.schema';
import { type Clock, japanDay } from '@seri/domain/time/japan-time';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { holdLot } from '../lots/lots.command.ts';
import { findFavourite, putFavourite } from './favourite.store.ts';
import { tellFavouriteChanged } from './favourites.events.ts';
import { assertCanKeepFavourite } from './favourites.policy.ts';

/** R7: moves a lot of any kind and day into a group; repeating it changes nothing. */
export function addFavourite(
  acting: Acting,
  { carId: lotId, group, type }: AddFavouriteBody,
  clock: Clock,
): Promise<Done> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    await lockAccount(tx, actor.accountId);
    const lot = await holdLot(tx, lotId);
    assertCanKeepFavourite(actor, lot, japanDay(clock.now()));
    if (lotTypes[lot.kind] !== type) throw refusal('NOT_FOUND');
    const from = await findFavourite(tx, actor.accountId, lotId);
    if (from !== group) {
      await putFavourite(tx, actor.accountId, lotId, group);
      await tellFavouriteChanged(tx, acting, { lotId, from, to: group });
    }
    return success;
  });
}
