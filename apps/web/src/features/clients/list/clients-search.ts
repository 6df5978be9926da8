import { roleIds } from '@seri/domain/people/roles';
import type { InputOf } from '@seri/contract/call';
import type { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import type { Sorting } from '@seri/domain/catalogue/listing';
import {
  listAddress,
  oneOf,
  type Paging,
  parsePaging,
  parseSorting,
  type RawSearch,
} from '../../../lib/lists/list-address.ts';

type ClientListQuery = InputOf<typeof clientCardsCalls.list>['query'];
export type ClientSort = NonNullable<ClientListQuery['sort']>;
export type ClientScope = NonNullable<ClientListQuery['scope']>;

export const clientSorts: readonly ClientSort[] = ['fullName', 'balance', 'creditLimit', 'lastLogin', 'createdAt'];
export const clientScopes: readonly ClientScope[] = ['mine', 'all', 'staff'];

/** The state of the client list that is kept in the address. */
export interface ClientsSearch extends Paging {
  scope: ClientScope;
  search: string;
  role: number | undefined;
  sorting: Sorting<ClientSort> | undefined;
}

const maxSearchLength = 100;

export function parseClientsSearch(raw: RawSearch): ClientsSearch {
  const { search } = raw;
  const isText = typeof search === 'string' || typeof search === 'number';
  return {
    scope: oneOf<ClientScope>(clientScopes, raw['scope']) ?? 'mine',
    search: isText ? String(search).slice(0, maxSearchLength) : '',
    role: oneOf<number>(Object.values(roleIds), raw['role']),
    sorting: parseSorting(clientSorts, raw),
    ...parsePaging(raw),
  };
}

export function clientsHref(path: string, { scope, search, role, ...list }: ClientsSearch): string {
  const filters = { scope: scope === 'mine' ? undefined : scope, search, role: role?.toString() };
  return listAddress(path, { filters, ...list });
}
