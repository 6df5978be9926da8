import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { filterQuery, type Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const facetsKey = (pageType: PageType) => ['filters', pageType] as const;

/** What can be chosen from here. The last answer of the same page type stands until the next one comes. */
export function facetsQuery(pageType: PageType, filters: Filters) {
  const query = filterQuery(filters);
  return queryOptions({
    queryKey: [...facetsKey(pageType), query] as const,
    queryFn: ({ signal }) => api.ask(catalogueCalls[pageType].filters, { query }, { signal }),
    placeholderData: (held, of) => (of?.queryKey[1] === pageType ? keepPreviousData(held) : undefined),
  });
}

/** All makers there are: what a chosen one is called where the filters leave none of its lots. */
export function makersQuery(pageType: PageType) {
  return queryOptions({
    queryKey: ['filter-makers', pageType],
    queryFn: ({ signal }) => api.ask(catalogueCalls[pageType].makers, { query: {} }, { signal }),
    staleTime: Infinity,
  });
}
