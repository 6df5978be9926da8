import { statusByShip } from '@seri/domain/voyages/boarding';
import type { Tx } from '../../../../platform/database/database.ts';
import { writeRebook } from './calls.store.ts';
import type { Mover, PurchaseToMove } from './lock-car.command.ts';
import { passStop } from './pass-stop.command.ts';
import { moveByShip } from './move-by-ship.ts';
import { tellMove } from './tell-move.ts';

/** R98: takes a locked car off a cancelled ship: it waits for another one, and its client is told of all cars at once. */
export async function leaveCancelled(tx: Tx, mover: Mover, locked: PurchaseToMove, ship: string): Promise<void> {
  await writeRebook(tx, locked.purchase.id);
  const { status } = locked.purchase;
  const [to, detail] = [statusByShip(status, false), { ship, calls: null }];
  const options = { detail, isDigested: true };
  if (to !== undefined && (await passStop(tx, mover, locked, moveByShip(locked, to, ship), options)) === 'moved')
    return;
  await tellMove(tx, mover, locked, {
    action: 'logistics-changed',
    detail,
    cause: 'carChanged',
    status,
    isDigested: true,
  });
}
