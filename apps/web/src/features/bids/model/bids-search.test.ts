import { expect, it } from 'vitest';
import { bidsHref, type BidsPlace, bidsRequest, parseBidsSearch, tidied, widerHref, wholeOf } from './bids-search.ts';

const dealer: BidsPlace = { list: 'live', reader: 'dealer', path: '/dealer-bids', defaults: {} };
const archive: BidsPlace = { ...dealer, list: 'archive', path: '/archive-bids' };
const client: BidsPlace = { list: 'live', reader: 'client', path: '/bids', defaults: {} };
const staff: BidsPlace = {
  list: 'live',
  reader: 'staff',
  path: '/bid-manager',
  defaults: { manager: ['7'], auctionDate: ['2026-11-18'] },
};

const parse = (place: BidsPlace, query: string) =>
  parseBidsSearch(place, Object.fromEntries(new URLSearchParams(query)));

it('tab, whose bids, filters, order and page come back from the address they were written to', () => {
  const query = 'bidStatus=2&bidType=clients&user=12&sort=bidAmount&order=DESC&page=3';
  const search = parse(dealer, query);
  expect(search).toMatchObject({ status: 2, scope: 'clients', filters: { user: ['12'] }, page: 3 });
  expect(bidsHref(dealer, search)).toBe(
    '/dealer-bids?bidStatus=2&bidType=clients&user=12&sort=bidAmount&order=DESC&page=3',
  );
});

it('a status narrows the list that has it, by the name of that list', () => {
  expect(parse(archive, 'archiveStatus=7')).toEqual({ ...wholeOf(archive), status: 7 });
  expect(parse(dealer, 'bidStatus=7&bidType=theirs&sort=chassis&page=0')).toEqual(wholeOf(dealer));
  expect(parse(archive, 'bidStatus=4')).toEqual(wholeOf(archive));
});

it('R62 what a reader has no filter for, and what cannot be read, is not read', () => {
  expect(parse(client, 'user=12&manager=7&condition=5&mileage=much&bidGroups=A').filters).toEqual({ bidGroups: ['A'] });
  expect(parse(client, 'pageSize=50').pageSize).toBeUndefined();
  expect(parse(staff, 'pageSize=50').pageSize).toBe(50);
});

it('R62 what a list begins with is asked for, and stands in no address; that it was taken away does', () => {
  const search = parse(staff, '');
  expect(bidsRequest(staff, search)).toEqual({ manager: '7', auctionDate: '2026-11-18', page: '1' });
  expect(bidsHref(staff, search)).toBe('/bid-manager');
  const wider = { ...search, filters: { ...search.filters, auctionDate: [] } };
  expect(bidsHref(staff, wider)).toBe('/bid-manager?auctionDate=all');
  expect(parse(staff, 'auctionDate=all')).toEqual(wider);
});

it('a filter of which nothing is left goes, unless the list begins with one', () => {
  expect(tidied(staff, { manager: [], auction: [], user: ['3'] })).toEqual({ manager: [], user: ['3'] });
  expect(parse(client, 'auctionDate=all')).toEqual(wholeOf(client));
});

it('R56 a cleared sort sends neither, and only a dealer says whose bids', () => {
  const first = { ...wholeOf(client), scope: 'mine' } as const;
  expect(bidsRequest(client, first)).toEqual({ page: '1' });
  expect(bidsRequest(archive, { ...first, status: 6 })).toEqual({ archiveStatus: '6', bidType: 'mine', page: '1' });
});

it.each<[BidsPlace, string, string | undefined]>([
  [client, '', undefined],
  [client, 'sort=year&page=2', undefined],
  [client, 'bidStatus=2&mileage=0-10000', '/bids'],
  [staff, 'bidGroups=Z', '/bid-manager'],
  [staff, '', '/bid-manager?manager=all&auctionDate=all'],
  [staff, 'auctionDate=all&bidStatus=6', '/bid-manager?auctionDate=all'],
  [staff, 'auctionDate=all', '/bid-manager?manager=all&auctionDate=all'],
  [staff, 'manager=all&auctionDate=all&bidGroups=Z', '/bid-manager?manager=all&auctionDate=all'],
  [staff, 'manager=all&auctionDate=all&pageSize=50', undefined],
])('an empty list is widened step by step, until nothing narrows it: %j?%s', (place, query, href) => {
  expect(widerHref(place, parse(place, query))).toBe(href);
});
