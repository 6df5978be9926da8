import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { filterQuery, type Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';

export const facetsKey = (pageType: PageType) => ['filters', pageType] as const;

/** The previous answer of the same page type stays on screen until the next one arrives. */
export function facetsQuery(pageType: PageType, filters: Filters) {
  const query = filterQuery(filters);
  return queryOptions({
    queryKey: [...facetsKey(pageType), query] as const,
    queryFn: ({ signal }) => api.ask(catalogueCalls[pageType].filters, { query }, { signal }),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === pageType ? keepPreviousData(previous) : undefined,
  });
}

/** Every maker, also those without a lot under the current filters: a chosen maker needs its name. */
export function makersQuery(pageType: PageType) {
  return queryOptions({
    queryKey: ['filter-makers', pageType],
    queryFn: ({ signal }) => api.ask(catalogueCalls[pageType].makers, { query: {} }, { signal }),
    staleTime: Infinity,
  });
}
