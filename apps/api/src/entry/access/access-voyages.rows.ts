import { newVoyage } from '../../features/shipping/voyages/voyages.steps.ts';
import { type AccessRow, get, staff, v1 } from './access-row.ts';

/** R98: of staff those with the right to logistics write; a voyage belongs to no client. */
export const voyagesRows: Readonly<Record<string, AccessRow>> = {
  'voyages.list': { may: staff, cases: get('/voyages') },
  'voyages.view': {
    may: staff,
    cases: { missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/voyages/view?id=${missingId}`) } },
  },
  'voyages.waiting': { may: staff, cases: get('/voyages/waiting') },
  'voyages.add': {
    may: staff,
    cases: { any: { gives: 200, ask: () => v1('POST', '/voyages', { payload: newVoyage() }) } },
  },
  'voyages.change': {
    may: staff,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: id }) => v1('PUT', '/voyages', { payload: { id, version: 1, ...newVoyage() } }),
      },
    },
  },
  'voyages.cancel': {
    may: staff,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: id }) => v1('POST', '/voyages/cancel', { payload: { id, version: 1 } }),
      },
    },
  },
  'shippingInstructions.file': {
    may: staff,
    cases: {
      missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/shipping-instructions.xlsx?purchases=${missingId}`) },
    },
  },
  'voyages.board': {
    may: staff,
    cases: {
      any: {
        gives: 200,
        ask: ({ missingId: id }) =>
          v1('PUT', '/voyages/cars', { payload: { cars: [{ id, version: 1 }], calls: null } }),
      },
    },
  },
};
