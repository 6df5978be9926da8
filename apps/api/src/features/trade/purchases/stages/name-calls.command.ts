import { mayBoard, mayLeaveShip, statusByShip } from '@seri/domain/voyages/boarding';
import type { Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertMayBeExported, judgePurchase } from '../../eligibility/eligibility.query.ts';
import { readBoughtCar } from '../bought-car.read.ts';
import { clearCalls, lockShip, writeCalls } from './calls.store.ts';
import { type CarCalls, lockCar, type Mover, type PurchaseToMove } from './lock-car.command.ts';
import { moveByShip } from './move-by-ship.ts';
import { passStop } from './pass-stop.command.ts';
import { tellMove } from './tell-move.ts';

interface NamedCalls {
  from: CarCalls | null;
  to: CarCalls | null;
  ship: string;
  voyageId: number;
}

/**
 * R98: writes the calls at which a locked car is loaded and unloaded, or none. A ship that has left or is cancelled, and one
 * by which the car may not go, are refused. Undefined if the car names them already.
 */
export async function nameCalls(
  tx: Tx,
  { purchase, calls: from }: PurchaseToMove,
  to: CarCalls | null,
): Promise<NamedCalls | undefined> {
  if (from?.load === to?.load && from?.discharge === to?.discharge) return undefined;
  const named = to ?? from;
  const ship = named && (await lockShip(tx, named));
  if (!named || !ship) throw refusal('NOT_FOUND');
  if (to ? !mayBoard(purchase.status, ship) : !mayLeaveShip(purchase.status)) throw refusal('VOYAGE_CLOSED');
  if (to) await writeCalls(tx, purchase, to, ship);
  else await clearCalls(tx, purchase.id);
  if (to) assertMayBeExported(await judgePurchase(tx, await readBoughtCar(tx, purchase.id)));
  return { from, to, ship: ship.name, voyageId: ship.voyageId };
}

/** R98: gives a locked car a ship, or takes it off; it waits for loading then, or for a ship. Returns the named calls. */
export async function boardCar(
  tx: Tx,
  mover: Mover,
  locked: PurchaseToMove,
  to: CarCalls | null,
  words?: object,
): Promise<NamedCalls | undefined> {
  const named = await nameCalls(tx, locked, to);
  if (!named) return undefined;
  const { purchase } = locked;
  const detail = { ...words, ship: named.ship, calls: to };
  const status = statusByShip(purchase.status, to !== null);
  const latest = status === undefined ? undefined : await lockCar(tx, purchase.id);
  if (latest && status !== undefined) {
    const passed = await passStop(tx, mover, latest, moveByShip(latest, status, named.ship), { detail });
    if (passed === 'moved') return named;
  }
  await tellMove(tx, mover, locked, {
    action: 'logistics-changed',
    detail,
    cause: 'carChanged',
    status: purchase.status,
  });
  return named;
}
