import type { Db } from '../../../platform/database/database.ts';
import { chassisOf, readPurchaseLots } from './purchase-lots.read.ts';
import { skuOf } from './purchase-texts.ts';

export { purchaseOfSku } from './purchase-texts.ts';

/** A purchase as the lists of forwarders tell it. */
export interface NamedCar {
  id: number;
  sku: string;
  chassis: string;
  maker: string;
  model: string;
  year: number | null;
}

/** R102: the cars by the ids of their purchases. */
export async function readNamedCars(
  db: Db,
  purchases: readonly { id: number; lot_id: number; held_on: string }[],
): Promise<Map<number, NamedCar>> {
  const lots = await readPurchaseLots(db, purchases);
  return new Map(
    purchases.flatMap(({ id, lot_id }) => {
      const lot = lots.get(lot_id);
      if (!lot) return [];
      const { maker_name: maker, model_name: model, year } = lot;
      return [[id, { id, sku: skuOf(id), chassis: chassisOf(lot), maker, model, year }] as const];
    }),
  );
}
