import { call } from '../call.ts';
import type { PurchaseQuery, Purchases, PurchasesQuery, PurchaseView } from './purchases.schema.ts';

export const purchasesCalls = {
  list: call<{ query: PurchasesQuery; answer: Purchases }>()({
    method: 'GET',
    path: '/purchased-cars/index',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'The own won and ordered cars, of staff those of their clients, latest first',
  }),
  view: call<{ query: PurchaseQuery; answer: PurchaseView }>()({
    method: 'GET',
    path: '/purchased-cars/view',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'A purchase: its car, money, way, photos and papers',
  }),
  downloadImages: call<{ query: PurchaseQuery; answer: string }>()({
    method: 'GET',
    path: '/purchased-cars/download-images',
    access: { all: ['downloadPhotos'] },
    pace: 'reading',
    refusals: [],
    summary: 'Where all photos of a purchased car are found as one file; empty where there are none',
  }),
} as const;
