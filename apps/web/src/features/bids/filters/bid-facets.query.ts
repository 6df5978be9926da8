import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { bidFacetsKey } from '../list/bids-key.ts';
import { bidsFilterParams, type BidListConfig, type BidsSearch } from '../list/bids-search.ts';

const calls = { live: bidsCalls.filters, archive: bidsCalls.archiveFilters } as const;

/** For each value of a filter, how many bids it would leave. */
export function bidFacetsQuery(config: BidListConfig, search: BidsSearch, language: string) {
  const query = bidsFilterParams(config, search);
  return queryOptions({
    queryKey: [...bidFacetsKey, config.list, language, query] as const,
    queryFn: async ({ signal }) => (await api.ask(calls[config.list], { query }, { signal })).filters,
    placeholderData: keepPreviousData,
  });
}
