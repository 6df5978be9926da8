import { carPaperMediaTypes, mostBytesOfPaper } from '@seri/domain/car-papers/paper-files';
import { call } from '../call.ts';
import type { PurchaseQuery } from '../trade/purchases.schema.ts';
import type { CarsForPaper, EditPaperBody, PaperQuery, SendPaperQuery, WrittenPaper } from './car-papers.schema.ts';

const path = '/purchased-cars/document';
const byStaff = { access: { right: 'logistics' }, pace: 'writing' } as const;

export const carPapersCalls = {
  send: call<{ query: SendPaperQuery; body: AsyncIterable<Uint8Array>; answer: WrittenPaper }>()({
    ...byStaff,
    method: 'POST',
    path,
    takes: { types: carPaperMediaTypes, most: mostBytesOfPaper },
    refusals: ['WRONG_PAPER', 'TOO_MANY_FILES', 'STATE_CHANGED'],
  }),
  edit: call<{ body: EditPaperBody; answer: WrittenPaper }>()({
    ...byStaff,
    method: 'PUT',
    path,
    refusals: ['TOO_MANY_FILES', 'STATE_CHANGED', 'RELEASE_OFF'],
  }),
  file: call<{ query: PaperQuery; answer: AsyncIterable<Uint8Array> }>()({
    method: 'GET',
    path,
    access: 'signed-in',
    pace: 'viewing',
    answers: 'bytes',
    refusals: ['DOCUMENT_HELD'],
  }),
  zip: call<{ query: PurchaseQuery; answer: AsyncIterable<Uint8Array> }>()({
    method: 'GET',
    path: '/purchased-cars/documents.zip',
    access: 'signed-in',
    pace: 'exporting',
    answers: 'bytes',
    refusals: [],
  }),
  cars: call<{ query: PurchaseQuery; answer: CarsForPaper }>()({
    method: 'GET',
    path: '/purchased-cars/document-cars',
    access: { right: 'logistics' },
    pace: 'reading',
    refusals: [],
  }),
} as const;
