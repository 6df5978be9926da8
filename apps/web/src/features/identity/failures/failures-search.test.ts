import { expect, it } from 'vitest';
import { failuresHref, parseFailuresSearch } from './failures-search.ts';

it('filters and page of failed sign-ins survive a round trip through the address', () => {
  const search = { filters: { reason: 'unknownAddress', days: 7 }, page: 2, pageSize: 50 } as const;
  const href = failuresHref('/failed-sign-ins', search);
  expect(href).toBe('/failed-sign-ins?reason=unknownAddress&days=7&page=2&pageSize=50');
  expect(parseFailuresSearch(Object.fromEntries(new URL(href, 'http://seri').searchParams))).toEqual(search);
});

it('an unknown reason or time is ignored', () => {
  expect(parseFailuresSearch({ reason: 'bad luck', days: '8' }).filters).toEqual({
    reason: undefined,
    days: undefined,
  });
});
