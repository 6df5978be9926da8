import type { AskedMove } from '@seri/domain/purchases/stages';
import type { PurchaseToMove } from './lock-car.command.ts';

/** R98: the move of a car that gets a ship or loses it: of today, or of its last stop if that is tomorrow. */
export function moveByShip({ car, today }: PurchaseToMove, to: number, ship: string): AskedMove {
  const earlier = car.stages.filter(({ status }) => status < to).flatMap(({ on }) => on ?? []);
  const on = earlier.reduce((latest, day) => (day > latest ? day : latest), today);
  return { to, on, isEstimate: false, skipped: [], reason: to < car.status ? `Voyage ${ship}` : '' };
}
