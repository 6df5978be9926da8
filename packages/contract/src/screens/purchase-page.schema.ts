import type { z } from 'zod';
import { carPapers } from '../shipping/car-papers.schema.ts';
import { shownParties } from '../shipping/parties.schema.ts';
import { purchaseTasks } from '../shipping/tasks.schema.ts';
import { shipOfCar } from '../shipping/voyages.schema.ts';
import { purchaseQuery, purchaseView } from '../trade/purchases.schema.ts';

export const purchasePageView = purchaseView.extend({
  /** R98: null of a car that goes by its own words. */
  ship: shipOfCar.nullable(),
  /** R99 */
  carPapers,
  /** R100 */
  parties: shownParties,
  /** R101 */
  tasks: purchaseTasks,
});
export type PurchasePageView = z.infer<typeof purchasePageView>;

export const purchasePageSchemas = {
  view: {
    summary: 'A purchase: its car, money, logistics, photos and documents',
    query: purchaseQuery,
    answer: purchasePageView,
  },
};
