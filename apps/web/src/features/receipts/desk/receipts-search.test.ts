import { expect, it } from 'vitest';
import { parseReceiptsSearch, receiptsHref } from './receipts-search.ts';

it('view, search, client, receipt and page survive a round trip through the address', () => {
  const search = {
    view: 'set-aside',
    search: 'IVANOV',
    account: '7',
    until: '2026-11-20',
    id: 12,
    page: 2,
    pageSize: 50,
  } as const;
  const href = receiptsHref(search);
  expect(href).toBe('/receipts?view=set-aside&search=IVANOV&account=7&until=2026-11-20&id=12&page=2&pageSize=50');
  expect(parseReceiptsSearch(Object.fromEntries(new URL(href, 'http://seri').searchParams))).toEqual(search);
});

it('the inbox has no query, and what nobody can read is ignored', () => {
  expect(receiptsHref(parseReceiptsSearch({}))).toBe('/receipts');
  expect(
    receiptsHref(parseReceiptsSearch({ view: 'gone', account: 'me', until: 'soon', id: '-1', search: ['a'] })),
  ).toBe('/receipts');
});

it('an amount is searched for although the router reads it as a number', () => {
  expect(parseReceiptsSearch({ search: 1_850_000 }).search).toBe('1850000');
});
