import type { InputOf } from '@seri/contract/call';
import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';
import { type ListingAsked, listingQueryOf } from '../model/listing-request.ts';
import { type Listing, listingsKey, readListing } from '../model/lots.ts';

type Query = InputOf<(typeof catalogueCalls)[PageType]['listing']>['query'];

async function ask(pageType: PageType, query: Query, signal: AbortSignal): Promise<Listing> {
  return readListing(await api.ask(catalogueCalls[pageType].listing, { query }, { signal }));
}

/** One page of the list. */
export function listingQuery(asked: ListingAsked, page: number) {
  const query = { ...listingQueryOf(asked), page: String(page) };
  return queryOptions({
    queryKey: [...listingsKey, asked.pageType, query],
    queryFn: ({ signal }) => ask(asked.pageType, query, signal),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}

const keptFor = 30 * 60_000;

/** Of each page where this list was entered. */
export const endlessKey = (asked: ListingAsked) =>
  [...listingsKey, asked.pageType, 'endless', listingQueryOf(asked)] as const;

/** The list as it is scrolled through, from the page where it was entered. */
export function endlessQuery(asked: ListingAsked, startPage: number) {
  const query = listingQueryOf(asked);
  return infiniteQueryOptions({
    queryKey: [...endlessKey(asked), startPage],
    queryFn: ({ signal, pageParam }) => ask(asked.pageType, { ...query, page: String(pageParam) }, signal),
    initialPageParam: startPage,
    getNextPageParam: ({ pageInfo }, _pages, page) =>
      page * asked.pageSize < pageInfo.totalSearchResults ? page + 1 : undefined,
    getPreviousPageParam: (_listing, _pages, page) => (page > 1 ? page - 1 : undefined),
    placeholderData: keepPreviousData,
    // Nobody wants the lots to move under the thumb: live events keep them true, and a gap in those asks anew.
    staleTime: Infinity,
    gcTime: keptFor,
    meta: liveMeta,
  });
}
