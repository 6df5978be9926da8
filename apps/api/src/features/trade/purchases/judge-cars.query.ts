import { sql } from 'kysely';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { allowed, type Judgement, judgePurchases } from '../eligibility/eligibility.query.ts';
import { boughtCar, selectBoughtCars } from './bought-car.read.ts';
import { readChargesOf } from './charges/charge.store.ts';

/** R98: the verdicts on cars that have not sailed, by the planned day of their ship, without asking for each. */
export async function judgeWaitingCars(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Judgement>> {
  if (ids.length === 0) return new Map();
  const rows = await selectBoughtCars(db)
    .select('purchase.id')
    .where(sql<boolean>`purchase.id = any(${ids}::bigint[])`)
    .execute();
  const charges = Map.groupBy(await readChargesOf(db, ids), ({ purchase_id: id }) => id);
  const today = japanDay(await nowOf(db));
  const cars = rows.map((row) => boughtCar(row, { charges: charges.get(row.id) ?? [], stages: [], today }));
  const judged = await judgePurchases(db, cars);
  return new Map(rows.map(({ id }, place) => [id, judged[place] ?? allowed]));
}
