import { type StagedCar, type StageRow, standingStages } from '@seri/domain/purchases/stages';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import { type LotNames, readLotNames } from '../../../stock/lots/lot-names.query.ts';
import { lockPurchases, type StoredPurchase } from '../purchase.store.ts';
import { readStagesOf } from './stage.store.ts';

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
  /** A port of discharge in its own words, which count without a ship. */
  hasOwnPort: boolean;
  today: JapanDay;
}

export interface CarCalls {
  load: number;
  discharge: number;
}

/** R97: locks a purchase and reads what decides its moves; the caller has locked its account. Undefined of a void one. */
export const lockCar = async (tx: Tx, id: number): Promise<PurchaseToMove | undefined> =>
  (await lockMovingCars(tx, [id])).get(id);

/** Several at once, in the order of their ids; the caller has locked their accounts. Void ones are left out. */
export async function lockMovingCars(tx: Tx, ids: readonly number[]): Promise<Map<number, PurchaseToMove>> {
  const purchases = await lockPurchases(tx, ids);
  if (purchases.length === 0) return new Map();
  const ways = new Map((await readWays(tx, ids)).map((way) => [way.id, way]));
  const lots = await readLotNames(
    tx,
    [...ways.values()].map(({ lot_id: id, held_on }) => ({ id, held_on })),
  );
  const [stages, today] = [await readStagesOf(tx, ids), japanDay(await nowOf(tx))];
  return new Map(
    purchases.map((purchase) => {
      const { id } = purchase;
      const way = ways.get(id);
      const names = way && lots.get(way.lot_id);
      if (!way || !names) throw new Error(`The lot of the purchase ${id} is gone.`);
      return [id, carToMove({ purchase, names, way, stages: stages.get(id) ?? [], today })] as const;
    }),
  );
}

interface ReadCar extends Pick<PurchaseToMove, 'purchase' | 'names' | 'today'> {
  way: Awaited<ReturnType<typeof readWays>>[number];
  stages: readonly StageRow[];
}

function carToMove({ purchase, names, way, stages, today }: ReadCar): PurchaseToMove {
  const car = {
    status: purchase.status,
    stages: standingStages(stages),
    boughtOn: way.bought_on,
    hasDischargePort: way.discharge_port !== '',
  };
  const { load_call_id: load, discharge_call_id: discharge } = way;
  const calls = load !== null && discharge !== null ? { load, discharge } : null;
  return { purchase, names, car, calls, hasOwnPort: way.own_port !== '', today };
}

const readWays = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('purchase')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(['purchase.id', 'lot_id', 'held_on', 'load_call_id', 'discharge_call_id'])
    .select(['route.discharge_port', 'purchase.discharge_port as own_port'])
    .select(sql<JapanDay>`bought_on(purchase)`.as('bought_on'))
    .where(sql<boolean>`purchase.id = any(${ids}::bigint[])`)
    .execute();
