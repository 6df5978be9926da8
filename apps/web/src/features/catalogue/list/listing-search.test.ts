import { describe, expect, it } from 'vitest';
import { listingHref, parseListingSearch } from './listing-search.ts';

const read = (raw: Record<string, unknown>) => parseListingSearch('car-auction', raw);
const plain = { filters: {}, sorting: undefined, page: 1, pageSize: undefined };
const bare = { ...plain, filters: { show: 'open' }, isShowAssumed: true };

it('an address is parsed into typed values', () => {
  expect(read({ sort: 'year', order: 'DESC', page: 3, pageSize: 50, yearFrom: 2015, color: 'Red,Pearl' })).toEqual({
    filters: { year: { from: 2015, to: undefined }, color: ['Red', 'Pearl'] },
    sorting: { sort: 'year', order: 'DESC' },
    page: 3,
    pageSize: 50,
  });
});

it('unknown and invalid parameters are ignored', () => {
  for (const raw of [
    {},
    { sort: 'colour', page: 0, pageSize: 30, hour: '5,9' },
    { page: '1e3000', order: 'ASC', yearFrom: 'old' },
    { page: [2, 3] as unknown, color: ['Red', 'Blue'] as unknown },
  ]) {
    expect(read(raw)).toEqual(bare);
  }
  expect(read({ page: -1 }).page).toBe(1);
  expect(read({ sort: 'year', order: 'sideways' }).sorting).toEqual({ sort: 'year', order: 'ASC' });
});

it('each page type has its own sorts and filters', () => {
  expect(parseListingSearch('machinery', { sort: 'hours', hourFrom: 500, color: 'Red' })).toMatchObject({
    filters: { hour: { from: 500 } },
    sorting: { sort: 'hours', order: 'ASC' },
  });
  expect(parseListingSearch('machinery', { sort: 'condition' }).sorting).toBeUndefined();
});

it('the first page in the default size has the bare address', () => {
  expect(listingHref('/car-auctions', { ...plain, pageSize: 20 })).toBe('/car-auctions');
});

it('a later page names its size, so that the link shows the same lots in every browser', () => {
  const secondPage = { sorting: { sort: 'year', order: 'ASC' }, page: 2, pageSize: 20 } as const;
  expect(listingHref('/', { ...secondPage, filters: { year: { to: 2022 } } })).toBe(
    '/?yearTo=2022&sort=year&order=ASC&page=2&pageSize=20',
  );
});

describe('R6 the group that an address shows', () => {
  it('is the open lots if it names no filter, and what it says otherwise', () => {
    expect(read({ sort: 'year', page: 2 })).toMatchObject({ filters: { show: 'open' }, isShowAssumed: true });
    expect(read({ show: 'all' })).toEqual({ ...plain, filters: { show: 'all' } });
    expect(read({ show: 'ended', color: 'Red' }).filters).toEqual({ show: 'ended', color: ['Red'] });
  });

  it('is every lot in older addresses with filters, and on pages without groups', () => {
    expect(read({ color: 'Red' }).filters).toEqual({ color: ['Red'] });
    expect(parseListingSearch('stats', {})).toEqual(plain);
    expect(parseListingSearch('stock', {})).toEqual(plain);
  });

  it('is written into the address', () => {
    expect(listingHref('/car-auctions', { ...plain, filters: { show: 'open' } })).toBe('/car-auctions?show=open');
  });
});
