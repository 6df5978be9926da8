import { draftOf } from '@seri/domain/tariffs/tariff-rows.steps';
import { type AccessRow, type Caller, editors, get, staff, v1 } from './access-row.ts';

const row = draftOf({ kind: 'penalty', validTo: '2026-01-31', booksAt: 'hand' });

/** Each is for another client, so that no two rows are for the same purchase. */
const rowFor = (accountId: number) => ({ ...row, accountId });
const bidders: readonly Caller[] = ['vip', 'client', 'troublesome', 'dealer', ...staff];
const allIn = (lotId: number, more = '') => v1('GET', `/tariffs/all-in?lotId=${lotId}&amount=500000${more}`);

export const tariffRows: Readonly<Record<string, AccessRow>> = {
  'tariffs.list': { may: staff, cases: get('/tariffs') },
  'tariffs.add': {
    may: editors,
    cases: {
      foreign: {
        gives: 200,
        ask: ({ otherId }) => v1('POST', '/tariffs', { payload: { row: rowFor(otherId) } }),
      },
      missing: {
        gives: 422,
        ask: ({ missingId }) => v1('POST', '/tariffs', { payload: { row: rowFor(missingId) } }),
      },
    },
  },
  'tariffs.change': {
    may: editors,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: id }) => v1('PUT', '/tariffs', { payload: { id, version: 1, row } }),
      },
    },
  },
  'tariffs.follow': {
    may: editors,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: id }) => v1('POST', '/tariffs/follow', { payload: { id, version: 1, row } }),
      },
    },
  },
  'tariffs.exportFile': { may: staff, cases: get('/tariffs/export') },
  'tariffs.importFile': {
    may: editors,
    cases: { any: { gives: 422, ask: () => v1('POST', '/tariffs/import', { payload: { csv: 'no table' } }) } },
  },
  'tariffs.preview': {
    may: editors,
    cases: {
      foreign: {
        gives: 200,
        ask: ({ otherId }) => v1('POST', '/tariffs/preview', { payload: { id: null, row: rowFor(otherId) } }),
      },
    },
  },
  'tariffs.allIn': {
    may: bidders,
    cases: {
      any: { gives: 200, ask: ({ lotId }) => allIn(lotId) },
      missing: { gives: 404, ask: ({ missingId }) => allIn(missingId) },
    },
  },
};
