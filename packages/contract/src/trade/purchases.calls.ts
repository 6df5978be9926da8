import { call } from '../call.ts';
import type {
  LogisticsBody,
  MoveBody,
  MovedPurchase,
  PurchaseQuery,
  Purchases,
  PurchasesQuery,
  StageDayBody,
} from './purchases.schema.ts';

export const purchasesCalls = {
  list: call<{ query: PurchasesQuery; answer: Purchases }>()({
    method: 'GET',
    path: '/purchased-cars/index',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  move: call<{ body: MoveBody; answer: MovedPurchase }>()({
    method: 'PUT',
    path: '/purchased-cars/status',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'EXPORT_BANNED'],
  }),
  correctStage: call<{ body: StageDayBody; answer: MovedPurchase }>()({
    method: 'PUT',
    path: '/purchased-cars/stage',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
  editLogistics: call<{ body: LogisticsBody; answer: MovedPurchase }>()({
    method: 'PUT',
    path: '/purchased-cars/logistics',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['STATE_CHANGED', 'EXPORT_BANNED', 'VOYAGE_CLOSED'],
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
