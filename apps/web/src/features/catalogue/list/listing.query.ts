import type { InputOf } from '@seri/contract/call';
import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { type ListingParams, listingQueryOf } from './listing-request.ts';
import { type Listing, listingsKey, readListing } from './lots.ts';

type ListingCallQuery = InputOf<(typeof catalogueCalls)[PageType]['listing']>['query'];

async function fetchListing(pageType: PageType, query: ListingCallQuery, signal: AbortSignal): Promise<Listing> {
  return readListing(await api.ask(catalogueCalls[pageType].listing, { query }, { signal }));
}

export function listingQuery(params: ListingParams, page: number) {
  const query = { ...listingQueryOf(params), page: String(page) };
  return queryOptions({
    queryKey: [...listingsKey, params.pageType, query],
    queryFn: ({ signal }) => fetchListing(params.pageType, query, signal),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}

const cacheTime = 30 * 60_000;

/** Common key of all endless queries of this list, whatever page they start at. */
export const endlessKey = (params: ListingParams) =>
  [...listingsKey, params.pageType, 'endless', listingQueryOf(params)] as const;

export function endlessQuery(params: ListingParams, startPage: number) {
  const query = listingQueryOf(params);
  return infiniteQueryOptions({
    queryKey: [...endlessKey(params), startPage],
    queryFn: ({ signal, pageParam }) => fetchListing(params.pageType, { ...query, page: String(pageParam) }, signal),
    initialPageParam: startPage,
    getNextPageParam: ({ pageInfo }, _pages, page) =>
      page * params.pageSize < pageInfo.totalSearchResults ? page + 1 : undefined,
    getPreviousPageParam: (_listing, _pages, page) => (page > 1 ? page - 1 : undefined),
    placeholderData: keepPreviousData,
    // A refetch would move the lots under the thumb. Live events patch them in place; after a gap in the events the
    // list is refetched.
    staleTime: Infinity,
    gcTime: cacheTime,
    meta: liveMeta,
  });
}
