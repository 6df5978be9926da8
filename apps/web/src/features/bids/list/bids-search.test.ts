import { expect, it } from 'vitest';
import {
  bidsHref,
  type BidListConfig,
  bidsRequest,
  parseBidsSearch,
  withoutEmptyFilters,
  widerHref,
  defaultSearch,
} from './bids-search.ts';

const dealer: BidListConfig = { list: 'live', reader: 'dealer', path: '/dealer-bids', defaults: {} };
const archive: BidListConfig = { ...dealer, list: 'archive', path: '/archive-bids' };
const client: BidListConfig = { list: 'live', reader: 'client', path: '/bids', defaults: {} };
const staff: BidListConfig = {
  list: 'live',
  reader: 'staff',
  path: '/bid-manager',
  defaults: { manager: ['7'], auctionDate: ['2026-11-18'] },
};

const parse = (config: BidListConfig, query: string) =>
  parseBidsSearch(config, Object.fromEntries(new URLSearchParams(query)));

it('tab, scope, filters, order and page survive a round trip through the URL', () => {
  const query = 'bidStatus=2&bidType=clients&user=12&sort=bidAmount&order=DESC&page=3';
  const search = parse(dealer, query);
  expect(search).toMatchObject({ status: 2, scope: 'clients', filters: { user: ['12'] }, page: 3 });
  expect(bidsHref(dealer, search)).toBe(
    '/dealer-bids?bidStatus=2&bidType=clients&user=12&sort=bidAmount&order=DESC&page=3',
  );
});

it('each list accepts only its own statuses, under its own parameter', () => {
  expect(parse(archive, 'archiveStatus=7')).toEqual({ ...defaultSearch(archive), status: 7 });
  expect(parse(dealer, 'bidStatus=7&bidType=theirs&sort=chassis&page=0')).toEqual(defaultSearch(dealer));
  expect(parse(archive, 'bidStatus=4')).toEqual(defaultSearch(archive));
});

it('R62 filters that the reader does not have and invalid values are ignored', () => {
  expect(parse(client, 'user=12&manager=7&condition=5&mileage=much&bidGroups=A').filters).toEqual({ bidGroups: ['A'] });
  expect(parse(client, 'pageSize=50').pageSize).toBeUndefined();
  expect(parse(staff, 'pageSize=50').pageSize).toBe(50);
});

it('R62 default filters are requested but not in the URL; a cleared one is in the URL', () => {
  const search = parse(staff, '');
  expect(bidsRequest(staff, search)).toEqual({ manager: '7', auctionDate: '2026-11-18', page: '1' });
  expect(bidsHref(staff, search)).toBe('/bid-manager');
  const wider = { ...search, filters: { ...search.filters, auctionDate: [] } };
  expect(bidsHref(staff, wider)).toBe('/bid-manager?auctionDate=all');
  expect(parse(staff, 'auctionDate=all')).toEqual(wider);
});

it('an empty filter is dropped, unless it clears a default filter', () => {
  expect(withoutEmptyFilters(staff, { manager: [], auction: [], user: ['3'] })).toEqual({ manager: [], user: ['3'] });
  expect(parse(client, 'auctionDate=all')).toEqual(defaultSearch(client));
});

it('R56 a cleared sort sends no parameters, and only dealers send a scope', () => {
  const first = { ...defaultSearch(client), scope: 'mine' } as const;
  expect(bidsRequest(client, first)).toEqual({ page: '1' });
  expect(bidsRequest(archive, { ...first, status: 6 })).toEqual({ archiveStatus: '6', bidType: 'mine', page: '1' });
});

it.each<[BidListConfig, string, string | undefined]>([
  [client, '', undefined],
  [client, 'sort=year&page=2', undefined],
  [client, 'bidStatus=2&mileage=0-10000', '/bids'],
  [staff, 'bidGroups=Z', '/bid-manager'],
  [staff, '', '/bid-manager?manager=all&auctionDate=all'],
  [staff, 'auctionDate=all&bidStatus=6', '/bid-manager?auctionDate=all'],
  [staff, 'auctionDate=all', '/bid-manager?manager=all&auctionDate=all'],
  [staff, 'manager=all&auctionDate=all&bidGroups=Z', '/bid-manager?manager=all&auctionDate=all'],
  [staff, 'manager=all&auctionDate=all&pageSize=50', undefined],
])('an empty list is widened step by step until nothing narrows it: %j?%s', (config, query, href) => {
  expect(widerHref(config, parse(config, query))).toBe(href);
});
