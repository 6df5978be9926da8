import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type Judgement, judgePurchases } from '../eligibility/eligibility.query.ts';
import { readCarsOfWays, readWaysOf, type WayOfPurchase, wayAbroad } from './bought-car.read.ts';

export interface CarToJudge {
  purchaseId: number;
  /** The ship that it would get: the port to which it goes, and its day of departure if that is known. */
  by?: { dischargePlace: string; departsOn: JapanDay | null } | undefined;
  /** The day on which it is said to sail, if not that of its ship. */
  sailsOn?: JapanDay | undefined;
}

/** R96: the verdicts on cars in their order, as they go, or as they would go. */
export async function judgeCars(db: Db | Tx, cars: readonly CarToJudge[]): Promise<Judgement[]> {
  if (cars.length === 0) return [];
  const ids = cars.map(({ purchaseId }) => purchaseId);
  const ways = await readWaysOf(db, [...new Set(ids)]);
  const asked = cars.map((car) => askedWay(car, ways.get(car.purchaseId)));
  return judgePurchases(db, asked, async (met) => {
    const read = await readCarsOfWays(
      db,
      met.map(({ way }) => way),
    );
    return read.map((car, place) => ({ ...car, day: met[place]?.sailsOn ?? car.day }));
  });
}

function askedWay({ purchaseId, by, sailsOn }: CarToJudge, standing: WayOfPurchase | undefined) {
  if (!standing) throw new Error(`The purchase ${purchaseId} is gone.`);
  if (!by) return { ...wayAbroad(standing), way: standing, sailsOn };
  const way = { ...standing, discharge_port: '', etd: by.departsOn };
  const { places, ...others } = wayAbroad(way);
  return { ...others, places: [...places, by.dischargePlace], way, sailsOn };
}
