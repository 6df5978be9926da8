import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { companyCalls } from '@seri/contract/people/company.calls';
import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { profileCalls } from '@seri/contract/screens/profile.calls';
import { lotCalls } from '@seri/contract/stock/lots.calls';
import { filtersOf, hasFilter } from '@seri/domain/catalogue/filter-names.data';
import { type Filters, hasFilters, readFilters } from '@seri/domain/catalogue/filters';
import { pageSizes, sortOrders, sortsOf } from '@seri/domain/catalogue/listing';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { defaultParseSearch } from '@tanstack/react-router';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bidPages, type BidsCall } from '../features/bids/list/bids.ts';
import { bidListConfig } from '../features/bids/list/bids-place.ts';
import { bidsSearchOfUrl, bidsFilterParams, bidsRequest } from '../features/bids/list/bids-search.ts';
import { dashboardHref, dashboardScopes } from '../features/dashboard/dashboard.ts';
import { profileOf } from '../features/identity/session/accounts.testkit.ts';
import { listingHref, type ListingSearch } from '../features/catalogue/list/listing-search.ts';
import { listingQueryOf } from '../features/catalogue/list/listing-request.ts';
import { urlOf } from '../lib/calls/request.ts';
import { firstRequests } from './first-requests.ts';

const first = (href: string, storedSize: string | null = null, isDesktop = true) => {
  const { pathname, search } = new URL(href, 'http://seri.test');
  return firstRequests({ pathname, search, storedSize, isDesktop });
};
const at = (href: string, storedSize: string | null = null) => first(href, storedSize)?.urls ?? [];

it('a listing asks who is here and for its lots, what is no lot either asks nothing', () => {
  for (const pageType of pageTypes) {
    expect(at(pageTypeData[pageType].path)).toEqual([
      urlOf(profileCalls.view, {}),
      urlOf(catalogueCalls[pageType].listing, {
        query: { ...(hasFilter(pageType, 'show') && { show: 'open' }), pageSize: '20', page: '1' },
      }),
    ]);
  }
  expect(at('/')).toEqual(at('/car-auctions'));
  expect(at('/go-net')).toEqual(at('/oneprice'));
  expect(at('/oneprice/')).toEqual(at('/oneprice'));
  for (const path of ['/auth/sign-up', '/car-auctions/none', '/car-auctions/share/12', '/cars/12', '/profile'])
    expect(at(path)).toEqual([]);
});

it('a lot asks who is here and for itself', () => {
  for (const pageType of pageTypes) {
    expect(at(`${pageTypeData[pageType].path}/12?sort=year`)).toEqual([
      urlOf(profileCalls.view, {}),
      urlOf(lotCalls[pageType].view, { query: { id: '12' } }),
    ]);
  }
});

it('the sign-in asks who is here and what it shows of the company', () => {
  for (const path of ['/auth/login', '/auth/login/'])
    expect(at(path)).toEqual([urlOf(profileCalls.view, {}), urlOf(companyCalls.content, {})]);
});

it('the dashboard asks who is here and for its day', () => {
  for (const scope of dashboardScopes) {
    expect(at(dashboardHref(scope))).toEqual([
      urlOf(profileCalls.view, {}),
      urlOf(dashboardCalls.today, { query: { scope } }),
    ]);
  }
});

const today = '2026-11-23';
const readers = {
  staff: profileOf({ role: 'manager', flags: ['bidManagementEnabled'] }),
  staffOfToday: profileOf({ role: 'manager', flags: ['bidManagementEnabled', 'bidsTodayDefault'] }),
  closed: profileOf({ role: 'manager', flags: [] }),
  client: profileOf({ flags: ['bidsTodayDefault'] }),
  dealer: profileOf({ role: 'dealer', flags: ['dealerBidAccess'] }),
};
const lists: readonly [BidsCall, keyof typeof readers][] = [
  ['manager', 'staff'],
  ['manager', 'staffOfToday'],
  ['mine', 'client'],
  ['dealer', 'dealer'],
  ['archive', 'staff'],
  ['archive', 'client'],
  ['archive', 'dealer'],
];

it('bids ask who is here, and then what the page asks for, as its reader may', () => {
  for (const [call, who] of lists) {
    for (const said of [
      '',
      '?manager=all',
      '?bidStatus=4&sort=year&order=DESC&page=3&pageSize=50',
      '?bidType=mine&lotNo=12',
    ]) {
      const profile = readers[who];
      const place = bidListConfig(call, profile, today);
      const raw = defaultParseSearch(said);
      const { search } = bidsSearchOfUrl(place, raw, 70);
      const filters = place.list === 'live' ? bidsCalls.filters : bidsCalls.archiveFilters;
      const asked = [
        urlOf(bidsCalls[call], { query: bidsRequest(place, search) }),
        urlOf(filters, { query: bidsFilterParams(place, search) }),
      ];
      const href = `${bidPages[call].path}${said}`;
      expect(at(href)).toEqual([urlOf(profileCalls.view, {})]);
      expect(first(href, '70')?.urlsFor?.({ profile, today })).toEqual(asked);
      // On a phone the filters are requested only when their drawer opens.
      expect(first(href, '70', false)?.urlsFor?.({ profile, today })).toEqual(asked.slice(0, 1));
    }
  }
});

it('bids of another reader are not asked for: it is led elsewhere', () => {
  for (const [path, who] of [
    ['/bid-manager', 'client'],
    ['/bid-manager', 'closed'],
    ['/bids', 'staff'],
    ['/dealer-bids', 'client'],
  ] as const)
    expect(first(path)?.urlsFor?.({ profile: readers[who], today })).toEqual([]);
});

it('staff at a desktop begin with the desk', () => {
  expect(first('/bid-manager')?.variant).toBe('desk');
  expect(first('/bid-manager', null, false)?.variant).toBe('deskList');
  for (const path of ['/bids', '/dealer-bids', '/archive-bids']) expect(first(path)?.variant).toBe('list');
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
/** A live listing shows open lots where the address names nothing. */
const completed = (pageType: PageType, filters: Filters): Filters =>
  hasFilter(pageType, 'show') && !filters.show && !hasFilters(filters) ? { show: 'open' } : filters;

const anySearch = (pageType: PageType): fc.Arbitrary<ListingSearch> =>
  fc.record({
    filters: fc
      .dictionary(fc.constantFrom(...filtersOf(pageType)), text)
      .map((query) => completed(pageType, readFilters(pageType, query).filters)),
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
