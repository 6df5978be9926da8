import { catalogueCalls } from '@seri/contract/catalogue.calls';
import { identityCalls } from '@seri/contract/identity.calls';
import { lotCalls } from '@seri/contract/lots.calls';
import { filtersOf } from '@seri/domain/filter-names.data';
import { readFilters } from '@seri/domain/filters';
import { pageSizes, sortOrders, sortsOf } from '@seri/domain/listing';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/page-types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingHref, type ListingSearch } from '../features/catalogue/model/listing-search.ts';
import { listingQueryOf } from '../features/catalogue/model/listing-request.ts';
import { urlOf } from '../lib/request.ts';
import { firstRequests } from './first-requests.ts';

const at = (href: string, storedSize: string | null = null) => {
  const { pathname, search } = new URL(href, 'http://seri.test');
  return firstRequests({ pathname, search }, storedSize)?.urls ?? [];
};

it('a listing asks who is here and for its lots, what is no lot either asks nothing', () => {
  for (const pageType of pageTypes) {
    expect(at(pageTypeData[pageType].path)).toEqual([
      urlOf(identityCalls.profile, {}),
      urlOf(catalogueCalls[pageType].listing, { query: { pageSize: '20', page: '1' } }),
    ]);
  }
  expect(at('/')).toEqual(at('/car-auctions'));
  expect(at('/go-net')).toEqual(at('/oneprice'));
  expect(at('/oneprice/')).toEqual(at('/oneprice'));
  for (const path of ['/auth/login', '/car-auctions/none', '/car-auctions/share/12', '/cars/12', '/profile'])
    expect(at(path)).toEqual([]);
});

it('a lot asks who is here and for itself', () => {
  for (const pageType of pageTypes) {
    expect(at(`${pageTypeData[pageType].path}/12?sort=year`)).toEqual([
      urlOf(identityCalls.profile, {}),
      urlOf(lotCalls[pageType].view, { query: { id: '12' } }),
    ]);
  }
});

it('the page size of the address comes before the kept one, and that before the first', () => {
  expect(at('/car-auctions?pageSize=70', '50')[1]).toContain('pageSize=70');
  expect(at('/car-auctions', '50')[1]).toContain('pageSize=50');
  for (const stored of ['', '30', 'many']) expect(at('/car-auctions', stored)[1]).toContain('pageSize=20');
});

const text = fc.constantFrom(
  '1',
  '12',
  '2015',
  'Red',
  'Red,Pearl',
  '4.5',
  '10-20,7',
  'a b&c=d+e',
  '5:2026-11-20',
  '%',
  '',
);
const anySearch = (pageType: PageType): fc.Arbitrary<ListingSearch> =>
  fc.record({
    filters: fc
      .dictionary(fc.constantFrom(...filtersOf(pageType)), text)
      .map((query) => readFilters(pageType, query).filters),
    sorting: fc.option(
      fc.record({ sort: fc.constantFrom(...sortsOf(pageType)), order: fc.constantFrom(...sortOrders) }),
      { nil: undefined },
    ),
    page: fc.constantFrom(1, 2, 40),
    pageSize: fc.constantFrom(undefined, ...pageSizes),
  });

it('what an address asks for first is what the page asks for', () => {
  const anyPlace = fc
    .constantFrom(...pageTypes)
    .chain((pageType) => fc.record({ pageType: fc.constant(pageType), search: anySearch(pageType) }));
  fc.assert(
    fc.property(anyPlace, ({ pageType, search }) => {
      const asked = { pageType, filters: search.filters, sorting: search.sorting, pageSize: search.pageSize ?? 20 };
      const query = { ...listingQueryOf(asked), page: String(search.page) };
      const href = listingHref(pageTypeData[pageType].path, search);
      expect(at(href)[1]).toBe(urlOf(catalogueCalls[pageType].listing, { query }));
    }),
  );
});
