import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { bidsNarrowing, type BidsPlace, type BidsSearch } from '../model/bids-search.ts';

/** Bids of this list by the numbers of their lots; nothing is asked without one. */
export function findBidsQuery(place: BidsPlace, search: BidsSearch, lotNo: string) {
  const { lotNo: _lotNo, bidId: _bidId, ...filters } = search.filters;
  const query = { ...bidsNarrowing(place, { ...search, filters }), lotNo, list: place.list };
  return queryOptions({
    queryKey: ['found-bids', query] as const,
    queryFn: async ({ signal }) => (await api.ask(bidsCalls.search, { query }, { signal })).cars,
    enabled: lotNo !== '',
  });
}
