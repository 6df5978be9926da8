import { maySeeLot, type PlacedLot } from '@seri/domain/lots/lot-kinds';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** R85: staff may reload only lots that they may see; any other answers as missing. */
export function assertMayReload({ permissions }: Pick<Actor, 'permissions'>, lot: PlacedLot, today: JapanDay): void {
  if (!maySeeLot(permissions, lot, today)) throw refusal('NOT_FOUND');
}
