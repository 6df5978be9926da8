import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { bidFacetsKey } from '../model/bids-key.ts';
import { bidsNarrowing, type BidsPlace, type BidsSearch } from '../model/bids-search.ts';

const calls = { live: bidsCalls.filters, archive: bidsCalls.archiveFilters } as const;

/** What narrows the list from where it stands, each value with how many it would leave. */
export function bidFacetsQuery(place: BidsPlace, search: BidsSearch, language: string) {
  const query = bidsNarrowing(place, search);
  return queryOptions({
    queryKey: [...bidFacetsKey, place.list, language, query] as const,
    queryFn: async ({ signal }) => (await api.ask(calls[place.list], { query }, { signal })).filters,
    placeholderData: keepPreviousData,
  });
}
