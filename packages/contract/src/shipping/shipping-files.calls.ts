import { listMediaTypes, mostBytesOfList } from '@seri/domain/shipping-files/read/sent-lists';
import { call } from '../call.ts';
import type {
  RowDecisionsBody,
  SendListQuery,
  SentList,
  ShippingFileBody,
  ShippingFileQuery,
  ShippingFiles,
  ShippingFilesQuery,
  ShippingFileView,
  ShippingMappingBody,
  ShippingRows,
  ShippingRowsQuery,
  WrittenDecisions,
  WrittenShippingFile,
} from './shipping-files.schema.ts';

const logistics = { right: 'logistics' } as const;

/** R102: staff see the lists of forwarders; whoever has the right to logistics applies them. */
export const shippingFilesCalls = {
  list: call<{ query: ShippingFilesQuery; answer: ShippingFiles }>()({
    method: 'GET',
    path: '/shipping-files',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  send: call<{ query: SendListQuery; body: AsyncIterable<Uint8Array>; answer: SentList }>()({
    method: 'POST',
    path: '/shipping-files',
    access: logistics,
    pace: 'writing',
    takes: { types: listMediaTypes, most: mostBytesOfList },
    refusals: [],
  }),
  view: call<{ query: ShippingFileQuery; answer: ShippingFileView }>()({
    method: 'GET',
    path: '/shipping-files/view',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  rows: call<{ query: ShippingRowsQuery; answer: ShippingRows }>()({
    method: 'GET',
    path: '/shipping-files/rows',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  map: call<{ body: ShippingMappingBody; answer: WrittenShippingFile }>()({
    method: 'PUT',
    path: '/shipping-files/mapping',
    access: logistics,
    pace: 'writing',
    refusals: ['FILE_CHANGED'],
  }),
  decide: call<{ body: RowDecisionsBody; answer: WrittenDecisions }>()({
    method: 'PUT',
    path: '/shipping-files/rows',
    access: logistics,
    pace: 'writing',
    refusals: ['FILE_CHANGED'],
  }),
  apply: call<{ body: ShippingFileBody; answer: WrittenShippingFile }>()({
    method: 'POST',
    path: '/shipping-files/apply',
    access: logistics,
    pace: 'writing',
    refusals: ['FILE_CHANGED', 'STATE_CHANGED'],
  }),
  undo: call<{ body: ShippingFileBody; answer: WrittenShippingFile }>()({
    method: 'POST',
    path: '/shipping-files/undo',
    access: logistics,
    pace: 'writing',
    refusals: ['FILE_CHANGED', 'STATE_CHANGED'],
  }),
} as const;
