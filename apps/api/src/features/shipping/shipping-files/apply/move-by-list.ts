import { type AskedMove, needsReason, skippedBy } from '@seri/domain/purchases/stages';
import type { PortCall } from '@seri/domain/voyages/port-calls';
import type { PurchaseToMove } from '../../../trade/purchases/stages/lock-car.command.ts';

/**
 * R102: the move of a car that a list has farther on its way: on the day on which its ship leaves, if that has come, else today; never
 * before its last stop. Nobody knows the days of the stops that it passes over.
 */
export function moveByList(
  { car, today }: PurchaseToMove,
  to: number,
  call: Pick<PortCall, 'plannedOn' | 'actualOn'> | undefined,
  reason: string,
): AskedMove {
  const planned = call?.plannedOn && call.plannedOn <= today ? call.plannedOn : today;
  const earlier = car.stages.filter(({ status }) => status < to).flatMap(({ on }) => on ?? []);
  const days = [call?.actualOn ?? planned, car.boughtOn, ...earlier];
  return {
    to,
    on: days.reduce((latest, day) => (day > latest ? day : latest)),
    isEstimate: false,
    skipped: skippedBy(car, to).map((status) => ({ status, on: null })),
    reason: needsReason(car, to) ? reason : '',
  };
}
