import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { ListingParams } from './listing-request.ts';
import type { Listing, Lot } from './lots.ts';
import { listingQuery } from './listing.query.ts';

export interface Neighbour {
  lot: Lot;
  page: number;
}

export interface Neighbours {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** A link from an endless list names an earlier page than the lot’s, so the following pages are searched too. */
const maxPagesSearched = 3;

/** The lots before and after a lot in its list, across page edges; both undefined if the list no longer contains it. */
export function neighboursQuery(params: ListingParams, page: number, id: number) {
  return queryOptions({
    // Outside listingsKey, because patches of running lots expect pages of lots under that key.
    queryKey: ['catalogue', 'neighbours', params, page, id],
    queryFn: () => findNeighbours(params, page, id),
    staleTime: Infinity,
  });
}

async function findNeighbours(params: ListingParams, start: number, id: number): Promise<Neighbours> {
  const read = (page: number): Promise<Listing> => queryClient.ensureQueryData(listingQuery(params, page));
  for (let page = start; page < start + maxPagesSearched; page++) {
    const { lots, pageInfo } = await read(page);
    const at = lots.findIndex((lot) => lot.id === id);
    const hasMore = page * params.pageSize < pageInfo.totalSearchResults;
    if (at >= 0) {
      const before = at === 0 && page > 1 ? (await read(page - 1)).lots.at(-1) : undefined;
      const after = at === lots.length - 1 && hasMore ? (await read(page + 1)).lots[0] : undefined;
      return {
        previous: neighbourOn(page, lots[at - 1]) ?? neighbourOn(page - 1, before),
        next: neighbourOn(page, lots[at + 1]) ?? neighbourOn(page + 1, after),
      };
    }
    if (!hasMore) break;
  }
  return { previous: undefined, next: undefined };
}

const neighbourOn = (page: number, lot: Lot | undefined): Neighbour | undefined => lot && { lot, page };
