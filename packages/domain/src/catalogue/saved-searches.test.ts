import { describe, expect, it } from 'vitest';
import { formatSearch, parseSearch } from './saved-searches.ts';

function savedParams(params: string, pageType: Parameters<typeof parseSearch>[0] = 'car-auction'): string | null {
  const search = parseSearch(pageType, params);
  return search && formatSearch(search);
}

describe('R40 a saved search', () => {
  it('keeps the filters and the sort of an address, but not the page', () => {
    expect(savedParams('?page=3&pageSize=50&yearFrom=2015&makerId=7&sort=year&order=DESC&utm=x')).toBe(
      'makerId=7&order=DESC&sort=year&yearFrom=2015',
    );
  });

  it('has the same text for equal searches in different spellings', () => {
    expect(savedParams('year=2015,2022&color=red')).toBe(savedParams('color=red&yearTo=2022&yearFrom=2015'));
    expect(savedParams(String.raw`color=white\, black,red`)).toBe(
      savedParams(savedParams(String.raw`color=white\, black,red`) ?? ''),
    );
    expect(savedParams('color=red&sort=year')).toBe('color=red&order=ASC&sort=year');
  });

  it.each(['', '?', 'page=2', 'sort=year&order=ASC', 'color=', 'unknown=1', 'makerId=abc', 'color=red&auctionDate=31'])(
    'cannot be made from %j',
    (params) => expect(savedParams(params)).toBeNull(),
  );

  it('cannot be made from filters or sorts that the page type lacks', () => {
    expect(savedParams('hourFrom=100')).toBeNull();
    expect(savedParams('hourFrom=100', 'machinery')).toBe('hourFrom=100');
    expect(savedParams('makerId=1&sort=condition', 'machinery')).toBeNull();
  });
});
