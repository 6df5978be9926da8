import type { JapanDay } from '@seri/domain/time/japan-time';
import { maySeeLot, type PlacedLot } from '@seri/domain/lots/lot-kinds';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** R7: an account may keep only lots that it may see; any other answers as missing. */
export function assertCanKeepFavourite(
  { permissions }: Pick<Actor, 'permissions'>,
  lot: PlacedLot,
  today: JapanDay,
): void {
  if (!maySeeLot(permissions, lot, today)) throw refusal('NOT_FOUND');
}
