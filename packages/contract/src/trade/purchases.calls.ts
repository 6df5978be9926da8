import { call } from '../call.ts';
import type { PurchaseQuery, Purchases, PurchasesQuery, PurchaseView } from './purchases.schema.ts';

export const purchasesCalls = {
  list: call<{ query: PurchasesQuery; answer: Purchases }>()({
    method: 'GET',
    path: '/purchased-cars/index',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  view: call<{ query: PurchaseQuery; answer: PurchaseView }>()({
    method: 'GET',
    path: '/purchased-cars/view',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  /** Answers with the address of the archive, which is signed; empty if the car has no photos. */
  downloadImages: call<{ query: PurchaseQuery; answer: string }>()({
    method: 'GET',
    path: '/purchased-cars/download-images',
    access: { all: ['downloadPhotos'] },
    pace: 'reading',
    refusals: [],
  }),
} as const;
