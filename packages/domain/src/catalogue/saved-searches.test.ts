import { describe, expect, it } from 'vitest';
import { formatSearch, parseSearch } from './saved-searches.ts';

function kept(params: string, pageType: Parameters<typeof parseSearch>[0] = 'car-auction'): string | null {
  const search = parseSearch(pageType, params);
  return search && formatSearch(search);
}

describe('R40 what a saved search keeps', () => {
  it('is the filters and the sort of an address, and no place in the list', () => {
    expect(kept('?page=3&pageSize=50&yearFrom=2015&makerId=7&sort=year&order=DESC&utm=x')).toBe(
      'makerId=7&order=DESC&sort=year&yearFrom=2015',
    );
  });

  it('is the same text for the same search, however it was written', () => {
    expect(kept('year=2015,2022&color=red')).toBe(kept('color=red&yearTo=2022&yearFrom=2015'));
    expect(kept(String.raw`color=white\, black,red`)).toBe(kept(kept(String.raw`color=white\, black,red`) ?? ''));
    expect(kept('color=red&sort=year')).toBe('color=red&order=ASC&sort=year');
  });

  it.each(['', '?', 'page=2', 'sort=year&order=ASC', 'color=', 'unknown=1', 'makerId=abc', 'color=red&auctionDate=31'])(
    'is nothing of %j',
    (params) => expect(kept(params)).toBeNull(),
  );

  it('is nothing of filters or sorts that the page type lacks', () => {
    expect(kept('hourFrom=100')).toBeNull();
    expect(kept('hourFrom=100', 'machinery')).toBe('hourFrom=100');
    expect(kept('makerId=1&sort=condition', 'machinery')).toBeNull();
  });
});
