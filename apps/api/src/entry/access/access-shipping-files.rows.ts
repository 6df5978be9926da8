import type { InjectOptions } from 'fastify';
import { type AccessRow, get, staff, v1 } from './access-row.ts';

const list = {
  payload: Buffer.from('Chassis No.,Booking No.\nZZZ9-9999999,BK1'),
  headers: { 'content-type': 'text/csv' },
};

const ofMissing = (ask: (id: number) => InjectOptions): AccessRow => ({
  may: staff,
  cases: { missing: { gives: 404, ask: ({ missingId }) => ask(missingId) } },
});

const terms = { sender: '', mapping: {}, carriesDown: false, listedOn: '2026-11-18', ports: {} };

/** R102: of staff those with the right to logistics write; a list belongs to no client. */
export const shippingFileRows: Readonly<Record<string, AccessRow>> = {
  'shipping-files.list': { may: staff, cases: get('/shipping-files') },
  'shipping-files.send': {
    may: staff,
    cases: { any: { gives: 200, ask: () => v1('POST', '/shipping-files?name=list.csv', list) } },
  },
  'shipping-files.view': ofMissing((id) => v1('GET', `/shipping-files/view?id=${id}`)),
  'shipping-files.rows': ofMissing((id) => v1('GET', `/shipping-files/rows?id=${id}`)),
  'shipping-files.map': ofMissing((id) =>
    v1('PUT', '/shipping-files/mapping', { payload: { id, version: 1, ...terms } }),
  ),
  'shipping-files.decide': ofMissing((id) =>
    v1('PUT', '/shipping-files/rows', { payload: { id, version: 1, rows: [], ships: [] } }),
  ),
  'shipping-files.apply': ofMissing((id) => v1('POST', '/shipping-files/apply', { payload: { id, version: 1 } })),
  'shipping-files.undo': ofMissing((id) => v1('POST', '/shipping-files/undo', { payload: { id, version: 1 } })),
};
