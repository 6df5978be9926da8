import type { InjectOptions } from 'fastify';
import { noLogistics } from '../../features/trade/purchases/stages/stages.steps.ts';
import { accountants, type AccessRow, get, sharers, signedIn, staff, v1, withProof } from './access-row.ts';

/** A call of staff about one purchase, or the end of it; nobody has any here. */
const aboutPurchase = (ask: (id: number) => InjectOptions, may: AccessRow['may'] = staff): AccessRow => ({
  may,
  cases: { missing: { gives: 404, ask: ({ missingId }) => ask(missingId) } },
});

const entered = { amount: 5, note: '', isBooked: true };
const charge = { kind: 'inspection', ...entered };
const ended = { version: 1, kept: [], costs: [], note: '' };
const sale = { resoldOn: '2026-11-17', resoldAt: '', resoldFor: 5 };

export const purchaseRows: Readonly<Record<string, AccessRow>> = {
  'purchases.list': { may: signedIn, cases: get('/purchased-cars/index') },
  'purchasePage.view': {
    may: signedIn,
    cases: { missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/purchased-cars/view?id=${missingId}`) } },
  },
  'purchases.downloadImages': {
    may: sharers,
    cases: {
      missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/purchased-cars/download-images?id=${missingId}`) },
    },
  },
  'purchases.move': aboutPurchase((id) =>
    v1('PUT', '/purchased-cars/status', { payload: { id, version: 1, status: 1, on: '2026-11-17' } }),
  ),
  'purchases.correctStage': aboutPurchase((id) =>
    v1('PUT', '/purchased-cars/stage', { payload: { id, version: 1, stage: 1, on: '2026-11-17', reason: 'a test' } }),
  ),
  'purchases.editLogistics': aboutPurchase((id) =>
    v1('PUT', '/purchased-cars/logistics', { payload: { id, version: 1, ...noLogistics } }),
  ),
  'charges.enter': aboutPurchase((purchaseId) =>
    v1('POST', '/purchased-cars/charge', { payload: { purchaseId, ...charge } }),
  ),
  'charges.change': aboutPurchase((id) =>
    v1('PUT', '/purchased-cars/charge', { payload: { id, version: 1, ...entered } }),
  ),
  'charges.remove': aboutPurchase((id) => v1('DELETE', `/purchased-cars/charge?id=${id}&version=1`)),
  'settlements.cancel': aboutPurchase((purchaseId) =>
    v1('POST', '/purchased-cars/cancel', { payload: { ...ended, purchaseId, reason: 'agreed' } }),
  ),
  'settlements.resell': aboutPurchase((purchaseId) =>
    v1('POST', '/purchased-cars/resell', { payload: { ...ended, ...sale, purchaseId } }),
  ),
  'settlements.change': aboutPurchase((id) =>
    v1('PUT', '/purchased-cars/settlement', { payload: { ...ended, id, resoldFor: null } }),
  ),
  'settlements.reverse': withProof(
    aboutPurchase(
      (id) => v1('POST', '/purchased-cars/settlement/reverse', { payload: { id, version: 1, reason: 'a mistake' } }),
      accountants,
    ),
  ),
  'settlements.propose': aboutPurchase((id) => v1('GET', `/purchased-cars/settlement-preview?id=${id}`)),
};
