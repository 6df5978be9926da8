import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { bidsFilterParams, type BidListConfig, type BidsSearch } from './bids-search.ts';

/** Disabled without a number. */
export function findBidsQuery(config: BidListConfig, search: BidsSearch, lotNo: string) {
  const { lotNo: _lotNo, bidId: _bidId, ...filters } = search.filters;
  const query = { ...bidsFilterParams(config, { ...search, filters }), lotNo, list: config.list };
  return queryOptions({
    queryKey: ['found-bids', query] as const,
    queryFn: async ({ signal }) => (await api.ask(bidsCalls.search, { query }, { signal })).cars,
    enabled: lotNo !== '',
  });
}
