import { call } from '../call.ts';
import type { PurchaseQuery } from '../trade/purchases.schema.ts';
import type { PurchasePageView } from './purchase-page.schema.ts';

export const purchasePageCalls = {
  view: call<{ query: PurchaseQuery; answer: PurchasePageView }>()({
    method: 'GET',
    path: '/purchased-cars/view',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
} as const;
