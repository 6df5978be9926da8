import type { JapanDay } from '@seri/domain/time/japan-time';
import { maySeeLot, type PlacedLot } from '@seri/domain/lots/lot-kinds';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';

type Writer = Pick<Actor, 'permissions'>;

/** R43: staff may note only lots that they may see; any other answers as not found. */
export function assertCanNote({ permissions }: Writer, lot: PlacedLot, today: JapanDay): void {
  if (!maySeeLot(permissions, lot, today)) throw refusal('NOT_FOUND');
}
