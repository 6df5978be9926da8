import type { CarsToInvoice } from '@seri/contract/trade/invoices.schema';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { assertVisible } from '../../people/clients/clients.query.ts';
import { readSoldCars } from '../purchases/sold-cars.query.ts';
import { readRests } from './to-invoice.query.ts';

/** R90: the purchases that one paper for a client may be for. */
export async function readCarsToInvoice(db: Db, actor: Actor, accountId: number): Promise<CarsToInvoice> {
  await assertVisible(db, actor, accountId);
  const rests = await readRests(db, accountId);
  const cars = await readSoldCars(db, [...rests.keys()]);
  return {
    list: cars.map(({ purchaseId, car: { stockNo: sku, name, chassis } }) => ({
      purchaseId,
      sku,
      name,
      chassis,
      amount: rests.get(purchaseId) ?? 0,
    })),
  };
}
