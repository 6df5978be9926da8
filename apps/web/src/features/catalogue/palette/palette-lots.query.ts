import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { filterQuery, type Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { readListing } from '../list/lots.ts';

/** The lots of one number, in every house; off while the phrase has none, or several. */
export function numberedLotsQuery(pageType: PageType, filters: Filters) {
  const [only, ...more] = filters.lotNo ?? [];
  const query = { ...filterQuery(filters), pageSize: '50' } as const;
  return queryOptions({
    queryKey: ['palette-lots', pageType, query],
    queryFn: async ({ signal }) =>
      readListing(await api.ask(catalogueCalls[pageType].listing, { query }, { signal })).lots,
    enabled: only !== undefined && only.from === only.to && more.length === 0,
  });
}
