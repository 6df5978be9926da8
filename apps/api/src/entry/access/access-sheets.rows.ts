import { acting, type AccessRow, type Caller, staff, v1 } from './access-row.ts';

/** Those with the flag for translations. */
const readers: readonly Caller[] = ['vip', 'client', 'troublesome', 'dealer', ...staff];
const version = '0123456789abcdef';

/** The lot of the world has no sheet: nobody needs to read. */
export const sheetRows: Readonly<Record<string, AccessRow>> = {
  'sheets.translate': {
    may: readers,
    cases: {
      any: {
        gives: 404,
        ask: ({ lotId }) => v1('GET', `/car-auction/image-translate?carId=${lotId}&language=en`, { headers: acting }),
      },
    },
  },
  'sheets.reading': {
    may: readers,
    cases: {
      any: { gives: 200, ask: ({ lotId }) => v1('GET', `/car-auction/sheet-reading?carId=${lotId}`) },
      missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/car-auction/sheet-reading?carId=${missingId}`) },
    },
  },
  'sheets.picture': {
    may: readers,
    cases: { any: { gives: 404, ask: ({ lotId }) => v1('GET', `/lots/${lotId}/sheet/en/${version}`) } },
  },
};
