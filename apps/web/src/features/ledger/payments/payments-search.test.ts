import { expect, it } from 'vitest';
import { parsePaymentsSearch, paymentsHref } from './payments-search.ts';

it('filters and page survive a round trip through the address', () => {
  const search = { filters: { type: 'car_purchase', purpose: 'fee' }, page: 2, pageSize: 50 } as const;
  const href = paymentsHref('/payments', search);
  expect(href).toBe('/payments?type=car_purchase&purpose=fee&page=2&pageSize=50');
  expect(parsePaymentsSearch(Object.fromEntries(new URL(href, 'http://seri').searchParams))).toEqual(search);
});

it('an unknown type or purpose is ignored', () => {
  expect(parsePaymentsSearch({ type: 'gift', purpose: ['fee', 'refund'] })).toEqual({
    filters: { type: undefined, purpose: undefined },
    page: 1,
    pageSize: undefined,
  });
});

it('the first page without filters has no query, except for its tab', () => {
  const search = parsePaymentsSearch({});
  expect(paymentsHref('/payments', search)).toBe('/payments');
  expect(paymentsHref('/clients/7', search, 'payments')).toBe('/clients/7?tab=payments');
});
