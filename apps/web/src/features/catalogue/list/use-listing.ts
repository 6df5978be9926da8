import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { endlessKey, endlessQuery, listingQuery } from './listing.query.ts';
import type { ListingParams } from './listing-request.ts';
import type { CachedListing, Lot } from './lots.ts';

export interface EndlessState {
  startPage: number;
  hasNext: boolean;
  /** A page at one of the ends is on its way. */
  isLoading: boolean;
  /** A request is running, so fetching the next page now would be ignored. */
  isBusy: boolean;
  hasFailed: boolean;
  loadNext: () => void;
  /** Defined if the list was entered in the middle. */
  loadPrevious: (() => void) | undefined;
}

export interface ListingState {
  /** undefined until the first page has arrived. */
  lots: readonly Lot[] | undefined;
  total: number | undefined;
  /** The lots shown still belong to the previous list. */
  isStale: boolean;
  isFetching: boolean;
  /** Set only if there are no lots to show. */
  error: Error | null;
  retry: () => void;
  endless: EndlessState | undefined;
}

/** Desktops page through the list; smaller screens scroll it endlessly. */
export function useListing(params: ListingParams, page: number, isPaged: boolean): ListingState {
  const client = useQueryClient();
  const paged = useQuery({ ...listingQuery(params, page), enabled: isPaged });
  const scrolled = useInfiniteQuery({
    ...endlessQuery(params, isPaged ? page : startPageOf(client, params, page)),
    enabled: !isPaged,
  });
  const { data, isPlaceholderData, isFetching, isError, error, refetch } = isPaged ? paged : scrolled;
  const pages = data && ('pages' in data ? data.pages : [data]);
  return {
    lots: pages && withoutDuplicates(pages.flatMap(({ lots }) => lots)),
    total: pages?.at(-1)?.pageInfo.totalSearchResults,
    isStale: isPlaceholderData,
    isFetching,
    error: isError && !data ? error : null,
    retry: () => void refetch(),
    endless: isPaged
      ? undefined
      : {
          startPage: Number(scrolled.data?.pageParams[0] ?? page),
          hasNext: scrolled.hasNextPage && !isPlaceholderData,
          isLoading: scrolled.isFetchingNextPage || scrolled.isFetchingPreviousPage,
          isBusy: scrolled.isFetching,
          hasFailed: scrolled.isFetchNextPageError || scrolled.isFetchPreviousPageError,
          loadNext: () => void scrolled.fetchNextPage({ cancelRefetch: false }),
          loadPrevious: scrolled.hasPreviousPage
            ? () => void scrolled.fetchPreviousPage({ cancelRefetch: false })
            : undefined,
        },
  };
}

/** New lots can push others onto the next page, which would show them twice. */
function withoutDuplicates(lots: readonly Lot[]): readonly Lot[] {
  return [...new Map(lots.map((lot) => [lot.id, lot])).values()];
}

/**
 * When the reader returns from a lot, resume the cached endless list that contains the page; otherwise start a new one
 * here.
 */
export function startPageOf(client: QueryClient, params: ListingParams, page: number): number {
  const cached = client.getQueriesData<CachedListing>({ queryKey: endlessKey(params) });
  const hasPage = (data: CachedListing | undefined) => data && 'pages' in data && data.pageParams.includes(page);
  const startPage = cached.find(([, data]) => hasPage(data))?.[0].at(-1);
  return typeof startPage === 'number' ? startPage : page;
}
