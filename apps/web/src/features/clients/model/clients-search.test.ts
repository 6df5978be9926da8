import { expect, it } from 'vitest';
import { clientsHref, parseClientsSearch } from './clients-search.ts';

const reread = (href: string) => parseClientsSearch(Object.fromEntries(new URL(href, 'http://seri').searchParams));

it('the own clients by name are the bare address', () => {
  expect(clientsHref('/clients', parseClientsSearch({}))).toBe('/clients');
});

it('scope, search, role, order and page come back from the address they were written to', () => {
  const search = {
    scope: 'all',
    search: 'Отиено & co',
    role: 1092,
    sorting: { sort: 'balance', order: 'DESC' },
    page: 3,
    pageSize: 20,
  } as const;
  expect(reread(clientsHref('/clients', search))).toEqual(search);
});

it('an id is searched for as it is typed, though the router reads it as a number', () => {
  expect(parseClientsSearch({ search: 142 }).search).toBe('142');
  expect(parseClientsSearch({ search: { of: 'somebody' } }).search).toBe('');
});

it('a scope, a role and an order that do not exist are left out', () => {
  expect(parseClientsSearch({ scope: 'enemies', role: 984, sort: 'shoeSize' })).toMatchObject({
    scope: 'mine',
    role: undefined,
    sorting: undefined,
  });
});
