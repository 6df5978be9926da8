import { mayBoard, mayLeaveShip } from '@seri/domain/voyages/boarding';
import type { Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertMayBeExported } from '../../eligibility/eligibility.query.ts';
import { judgeCars } from '../judge-cars.query.ts';
import { clearCalls, keyOfCalls, lockShips, writeCalls } from './calls.store.ts';
import type { CarCalls, PurchaseToMove } from './lock-car.command.ts';

export interface CallsToName {
  locked: PurchaseToMove;
  /** Null is no ship. */
  to: CarCalls | null;
  /** The status in which the car names them. */
  status: number;
}

export interface NamedCalls extends CallsToName {
  ship: string;
  voyageId: number;
}

/**
 * R98: writes the calls at which locked cars are loaded and unloaded, or none. A ship that has left or is cancelled, and one by
 * which a car may not go, are refused, and with it all. Cars that name them already are left out.
 */
export async function nameCalls(tx: Tx, asked: readonly CallsToName[]): Promise<NamedCalls[]> {
  const changed = asked.filter(({ locked: { calls }, to }) => (to && keyOfCalls(to)) !== (calls && keyOfCalls(calls)));
  const ships = await lockShips(
    tx,
    changed.flatMap(({ locked, to }) => to ?? locked.calls ?? []),
  );
  const named = changed.map((one) => {
    const { locked, to, status } = one;
    const calls = to ?? locked.calls;
    const ship = calls && ships.get(keyOfCalls(calls));
    if (!ship) throw refusal('NOT_FOUND');
    if (to ? !mayBoard(status, ship) : !mayLeaveShip(status)) throw refusal('VOYAGE_CLOSED');
    return { ...one, ship: ship.name, voyageId: ship.voyageId };
  });
  await writeNamed(tx, named);
  return named;
}

async function writeNamed(tx: Tx, named: readonly NamedCalls[]): Promise<void> {
  const left = named.flatMap(({ locked, to }) => (to ? [] : locked.purchase.id));
  if (left.length > 0) await clearCalls(tx, left);
  const boarded = named.flatMap(({ locked: { purchase }, to, voyageId }) =>
    to ? [{ ...to, purchase, voyageId }] : [],
  );
  if (boarded.length === 0) return;
  await writeCalls(tx, boarded);
  const cars = boarded.map(({ purchase }) => ({ purchaseId: purchase.id }));
  for (const judged of await judgeCars(tx, cars)) assertMayBeExported(judged);
}
