import { searchesCalls } from '@seri/contract/stock/searches.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import { searchesKey } from './my-searches.ts';

export function mySearchesQuery(pageType: PageType) {
  return queryOptions({
    queryKey: searchesKey(pageType),
    queryFn: ({ signal }) => api.ask(searchesCalls.list, { query: { type: pageType } }, { signal }),
    meta: liveMeta,
  });
}
