import { expect, it } from 'vitest';
import { listingHref, parseListingSearch } from './listing-search.ts';

it('an address is read with its types', () => {
  expect(parseListingSearch({ sort: 'year', order: 'DESC', page: 3, pageSize: 50 })).toEqual({
    sorting: { sort: 'year', order: 'DESC' },
    page: 3,
    pageSize: 50,
  });
});

it('what is unknown or cannot be is left out', () => {
  for (const raw of [
    {},
    { sort: 'colour', page: 0, pageSize: 30 },
    { page: '1e3000', order: 'ASC' },
    { page: [2] as unknown },
  ]) {
    expect(parseListingSearch(raw)).toMatchObject({ sorting: undefined, pageSize: undefined });
  }
  expect(parseListingSearch({ page: -1 }).page).toBe(1);
  expect(parseListingSearch({ sort: 'year', order: 'sideways' }).sorting).toEqual({ sort: 'year', order: 'ASC' });
});

it('the first page with the first size is the bare address', () => {
  expect(listingHref('/car-auctions', { sorting: undefined, page: 1, pageSize: 20 })).toBe('/car-auctions');
});

it('a later page says its size, so that it is the same list in every browser', () => {
  expect(listingHref('/', { sorting: { sort: 'year', order: 'ASC' }, page: 2, pageSize: 20 })).toBe(
    '/?sort=year&order=ASC&page=2&pageSize=20',
  );
});
