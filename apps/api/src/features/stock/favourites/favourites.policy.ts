import type { JapanDay } from '@seri/domain/time/japan-time';
import { maySeeLot, type PlacedLot } from '@seri/domain/lots/lot-kinds';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';

type Keeper = Pick<Actor, 'permissions'>;

/** R7: one keeps what one may see: a lot whose flag is missing where it stands answers as a missing one. */
export function assertCanKeepFavourite({ permissions }: Keeper, lot: PlacedLot, today: JapanDay): void {
  if (!maySeeLot(permissions, lot, today)) throw refusal('NOT_FOUND');
}
