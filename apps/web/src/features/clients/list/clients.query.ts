import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import type { PageSize } from '@seri/domain/catalogue/listing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { clientsKey } from '../card/client-view.ts';
import type { ClientsSearch } from './clients-search.ts';

export function clientsQuery({ scope, search, role, sorting, page }: ClientsSearch, pageSize: PageSize) {
  const query = {
    scope,
    ...(search.trim() && { search: search.trim() }),
    ...(role !== undefined && { role: String(role) }),
    ...sorting,
    page: String(page),
    pageSize: String(pageSize) as `${PageSize}`,
  };
  return queryOptions({
    queryKey: [...clientsKey, 'list', query],
    queryFn: ({ signal }) => api.ask(clientCardsCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
