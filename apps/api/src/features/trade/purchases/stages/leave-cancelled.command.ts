import { statusByShip } from '@seri/domain/voyages/boarding';
import type { Tx } from '../../../../platform/database/database.ts';
import { writeRebook } from './calls.store.ts';
import type { Mover, PurchaseToMove } from './lock-car.command.ts';
import { moveByShip } from './move-by-ship.ts';
import { passStops } from './pass-stop.command.ts';
import { tellMoves } from './tell-move.ts';

/** R98: takes locked cars off a cancelled ship: they wait for another one, and each client is told of all cars at once. */
export async function leaveCancelled(
  tx: Tx,
  mover: Mover,
  cars: readonly PurchaseToMove[],
  ship: string,
): Promise<void> {
  await writeRebook(
    tx,
    cars.map(({ purchase }) => purchase.id),
  );
  const digest = { detail: { ship, calls: null }, isDigested: true };
  const moves = cars.flatMap((locked) => {
    const to = statusByShip(locked.purchase.status, false);
    return to === undefined ? [] : [{ locked, move: moveByShip(locked, to, ship), ...digest }];
  });
  const passed = await passStops(tx, mover, moves);
  const moved = new Set(moves.flatMap(({ locked }, place) => (passed[place] === 'moved' ? [locked] : [])));
  const stayed = cars.filter((locked) => !moved.has(locked));
  await tellMoves(
    tx,
    mover,
    stayed.map((locked) => {
      const { status } = locked.purchase;
      return { locked, action: 'logistics-changed' as const, cause: 'carChanged' as const, status, ...digest };
    }),
  );
}
