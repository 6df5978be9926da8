import type { Db, Tx } from '../../../platform/database/database.ts';
import { allowed, type Judgement, judgePurchases } from '../eligibility/eligibility.query.ts';
import { readBoughtCars } from './bought-car.read.ts';

/** R98: the verdicts on cars that have not sailed, by the planned day of their ship, without asking for each. */
export async function judgeWaitingCars(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Judgement>> {
  if (ids.length === 0) return new Map();
  const cars = [...(await readBoughtCars(db, ids))];
  const judged = await judgePurchases(
    db,
    cars.map(([, car]) => car),
  );
  return new Map(cars.map(([id], place) => [id, judged[place] ?? allowed]));
}
