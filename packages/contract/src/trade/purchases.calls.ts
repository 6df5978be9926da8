import { call } from '../call.ts';
import type { PurchaseQuery, Purchases, PurchasesQuery, PurchaseView } from './purchases.schema.ts';

export const purchasesCalls = {
  list: call<{ query: PurchasesQuery; answer: Purchases }>()({
    method: 'GET',
    path: '/purchased-cars/index',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'The reader’s won and ordered cars, latest first; staff see those of their clients',
  }),
  view: call<{ query: PurchaseQuery; answer: PurchaseView }>()({
    method: 'GET',
    path: '/purchased-cars/view',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'A purchase: its car, money, logistics, photos and documents',
  }),
  downloadImages: call<{ query: PurchaseQuery; answer: string }>()({
    method: 'GET',
    path: '/purchased-cars/download-images',
    access: { all: ['downloadPhotos'] },
    pace: 'reading',
    refusals: [],
    summary: 'The address of an archive with all photos of a purchased car; empty if there are none',
  }),
} as const;
