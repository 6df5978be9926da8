import { type StagedCar, standingStages } from '@seri/domain/purchases/stages';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import { type LotNames, readLotNames } from '../../../stock/lots/lot-names.query.ts';
import { findPurchase, lockPurchase, type StoredPurchase } from '../purchase.store.ts';
import { readStages } from './stage.store.ts';

/** A member of staff who moves cars, or in whose name a job does. */
export interface Mover {
  actor: Pick<Actor, 'accountId'>;
  socketId?: string | undefined;
}

export interface PurchaseToMove {
  purchase: StoredPurchase;
  names: LotNames;
  car: StagedCar;
  /** The calls that it names (R98). */
  calls: CarCalls | null;
  today: JapanDay;
}

export interface CarCalls {
  load: number;
  discharge: number;
}

/** R97: locks a purchase and reads what decides its moves; the caller has locked its account. Undefined of a void one. */
export async function lockCar(tx: Tx, id: number): Promise<PurchaseToMove | undefined> {
  const purchase = await lockPurchase(tx, id);
  const found = purchase && (await findPurchase(tx, id));
  if (!purchase || !found) return undefined;
  const names = (await readLotNames(tx, [{ id: found.lot_id, held_on: found.held_on }])).get(found.lot_id);
  if (!names) throw new Error(`The lot of the purchase ${id} is gone.`);
  const way = await readWay(tx, id);
  const car = {
    status: purchase.status,
    stages: standingStages(await readStages(tx, id)),
    boughtOn: way.bought_on,
    hasDischargePort: way.discharge_port !== '',
  };
  const { load_call_id: load, discharge_call_id: discharge } = way;
  const calls = load !== null && discharge !== null ? { load, discharge } : null;
  return { purchase, names, car, calls, today: japanDay(await nowOf(tx)) };
}

const readWay = (tx: Tx, id: number) =>
  tx
    .selectFrom('purchase')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(['load_call_id', 'discharge_call_id', 'route.discharge_port'])
    .select(sql<JapanDay>`bought_on(purchase)`.as('bought_on'))
    .where('purchase.id', '=', id)
    .executeTakeFirstOrThrow();
