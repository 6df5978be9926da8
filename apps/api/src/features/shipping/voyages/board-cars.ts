import type { BoardBody, Boarded } from '@seri/contract/shipping/voyages.schema';
import { audienceOf } from '../../../platform/actor.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusalOf } from '../../../platform/http/failures.ts';
import type { Log } from '../../../platform/log.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { changeWays } from '../../trade/purchases/stages/change-ways.command.ts';
import { lockToMove } from '../../trade/purchases/stages/lock-to-move.command.ts';

/** R98: cars one after another, each in its own transaction; one that may not board does not stop the others. */
export async function boardCars(acting: Acting, { cars, calls }: BoardBody, log: Log): Promise<Boarded> {
  const results: Boarded['results'] = [];
  for (const car of cars) {
    const code = await boardOne(acting.part(`car:${car.id}`), car, calls).catch(
      (error: Error) => refusalOf(error, log, { call: 'voyages.board', purchaseId: car.id }).code,
    );
    results.push({ id: car.id, code });
  }
  return { results };
}

function boardOne(acting: Acting, car: BoardBody['cars'][number], calls: BoardBody['calls']): Promise<null> {
  return acting.transaction(async (tx) => {
    const [changed] = await changeWays(tx, acting, [{ locked: await lockToMove(tx, acting, car), to: calls }]);
    if (changed?.voyageId !== undefined) {
      await emit(tx, {
        audience: audienceOf.staff,
        name: 'voyage.changed',
        data: { voyageId: changed.voyageId },
        originSocket: acting.socketId,
      });
    }
    return null;
  });
}
