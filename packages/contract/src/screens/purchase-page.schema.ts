import type { z } from 'zod';
import { shipOfCar } from '../shipping/voyages.schema.ts';
import { purchaseQuery, purchaseView } from '../trade/purchases.schema.ts';

export const purchasePageView = purchaseView.extend({
  /** R98: null of a car that goes by its own words. */
  ship: shipOfCar.nullable(),
});
export type PurchasePageView = z.infer<typeof purchasePageView>;

export const purchasePageSchemas = {
  view: {
    summary: 'A purchase: its car, money, logistics, photos and documents',
    query: purchaseQuery,
    answer: purchasePageView,
  },
};
