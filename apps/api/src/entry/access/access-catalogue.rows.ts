import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { get, signedIn, type AccessRow, v1, type Caller } from './access-row.ts';

const notGuests = signedIn.filter((caller) => caller !== 'guest');
/** R36: the callers that may see each page type. */
export const mayPage = {
  'car-auction': signedIn,
  stock: signedIn,
  stats: notGuests,
  bikes: notGuests,
  'bike-stats': notGuests,
  machinery: notGuests,
  'machinery-stats': notGuests,
} as const satisfies Record<PageType, readonly Caller[]>;
const carPages: ReadonlySet<PageType> = new Set(['car-auction', 'stock', 'stats']);

/** Every page type has the same calls; the pages of cars have makers and models in the singular. */
function rowsOfPage(pageType: PageType): [name: string, row: AccessRow][] {
  const plural = carPages.has(pageType) ? '' : 's';
  const paths = {
    listing: 'listing',
    filters: 'filters',
    makers: `maker${plural}`,
    models: `model${plural}?name=Toyota`,
    attributes: 'filter-attributes?quick_search_model=prius',
    findChassis: 'filter-chassis?search_chassis=grx',
    findModels: 'filter-model?search_model=prius',
    export: 'export?auctionDate=2026-11-17',
  };
  return Object.entries(paths).map(([call, path]) => [
    `catalogue.${pageType}.${call}`,
    { may: mayPage[pageType], cases: get(`/${pageType}/${path}`) },
  ]);
}

export const catalogueRows: Readonly<Record<string, AccessRow>> = {
  ...Object.fromEntries(pageTypes.flatMap(rowsOfPage)),
  'schedule.auctions': {
    may: signedIn,
    cases: {
      cars: { gives: 200, ask: () => v1('GET', '/site/auction-list?type=car-auction') },
      machinery: { gives: 200, guest: 403, ask: () => v1('GET', '/site/auction-list?type=machinery') },
    },
  },
  'schedule.weekDays': { may: signedIn, cases: get('/site/week-days') },
  'schedule.machineCategories': { may: mayPage.machinery, cases: get('/machinery/category-list') },
  'schedule.machineStatsCategories': {
    may: mayPage['machinery-stats'],
    cases: get('/machinery-stats/category-list'),
  },
};
