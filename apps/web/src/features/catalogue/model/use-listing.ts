import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { endlessKey, endlessQuery, listingQuery } from '../api/listing.query.ts';
import type { ListingAsked } from './listing-request.ts';
import type { HeldListing, Lot } from './lots.ts';

/** The list goes on where its end comes into view. */
export interface Endless {
  /** The page its first lot is of. */
  startPage: number;
  hasNext: boolean;
  isLoading: boolean;
  /** Something of the list is being asked for: to ask for its next page now would go unheard. */
  isBusy: boolean;
  hasFailed: boolean;
  loadNext: () => void;
  /** Where the list was entered in the middle. */
  loadPrevious: (() => void) | undefined;
}

export interface ListingState {
  /** undefined while nothing of it is there. */
  lots: readonly Lot[] | undefined;
  total: number | undefined;
  /** What stands is of the list before. */
  isStale: boolean;
  isFetching: boolean;
  /** It could not be read at all. */
  error: Error | null;
  retry: () => void;
  endless: Endless | undefined;
}

/** A desktop turns pages; below, the same list is scrolled through. */
export function useListing(asked: ListingAsked, page: number, isPaged: boolean): ListingState {
  const client = useQueryClient();
  const paged = useQuery({ ...listingQuery(asked, page), enabled: isPaged });
  const scrolled = useInfiniteQuery({
    ...endlessQuery(asked, isPaged ? page : startPageOf(client, asked, page)),
    enabled: !isPaged,
  });
  const { data, isPlaceholderData, isFetching, isError, error, refetch } = isPaged ? paged : scrolled;
  const pages = data && ('pages' in data ? data.pages : [data]);
  return {
    lots: pages && eachOnce(pages.flatMap(({ lots }) => lots)),
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

/** Lots that were announced meanwhile push others over to the next page: none stands there twice. */
function eachOnce(lots: readonly Lot[]): readonly Lot[] {
  return [...new Map(lots.map((lot) => [lot.id, lot])).values()];
}

/** Back from a lot: the list that was scrolled through to this page goes on; else a new one begins here. */
export function startPageOf(client: QueryClient, asked: ListingAsked, page: number): number {
  const held = client.getQueriesData<HeldListing>({ queryKey: endlessKey(asked) });
  const isHeld = (data: HeldListing | undefined) => data && 'pages' in data && data.pageParams.includes(page);
  const startPage = held.find(([, data]) => isHeld(data))?.[0].at(-1);
  return typeof startPage === 'number' ? startPage : page;
}
