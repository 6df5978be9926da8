import { expect, it } from 'vitest';
import { clientsHref, parseClientsSearch } from './clients-search.ts';

const parseHref = (href: string) => parseClientsSearch(Object.fromEntries(new URL(href, 'http://seri').searchParams));

it('the default search has no query in its address', () => {
  expect(clientsHref('/clients', parseClientsSearch({}))).toBe('/clients');
});

it('scope, search, role, order and page survive a round trip through the address', () => {
  const search = {
    scope: 'all',
    search: 'Отиено & co',
    role: 1092,
    sorting: { sort: 'balance', order: 'DESC' },
    page: 3,
    pageSize: 20,
  } as const;
  expect(parseHref(clientsHref('/clients', search))).toEqual(search);
});

it('an id in the search stays text, although the router parses it as a number', () => {
  expect(parseClientsSearch({ search: 142 }).search).toBe('142');
  expect(parseClientsSearch({ search: { of: 'somebody' } }).search).toBe('');
});

it('unknown scopes, roles and orders are ignored', () => {
  expect(parseClientsSearch({ scope: 'enemies', role: 984, sort: 'shoeSize' })).toMatchObject({
    scope: 'mine',
    role: undefined,
    sorting: undefined,
  });
});
