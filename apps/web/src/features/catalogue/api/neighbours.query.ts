import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import type { ListingAsked } from '../model/listing-request.ts';
import type { Listing, Lot } from '../model/lots.ts';
import { listingQuery } from './listing.query.ts';

/** A lot and the page of the list on which it stands. */
export interface Neighbour {
  lot: Lot;
  page: number;
}

export interface Neighbours {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** A list that is scrolled through names the page where it was entered: the lot may stand some pages on. */
const pagesLookedThrough = 3;

/** The lots beside one in its list, also over the edge of a page; none where the list no longer holds it. */
export function neighboursQuery(asked: ListingAsked, page: number, id: number) {
  return queryOptions({
    // Not among the listings: what runs is shown in the rows of those.
    queryKey: ['catalogue', 'neighbours', asked, page, id],
    queryFn: () => findNeighbours(asked, page, id),
    staleTime: Infinity,
  });
}

async function findNeighbours(asked: ListingAsked, start: number, id: number): Promise<Neighbours> {
  const read = (page: number): Promise<Listing> => queryClient.ensureQueryData(listingQuery(asked, page));
  for (let page = start; page < start + pagesLookedThrough; page++) {
    const { lots, pageInfo } = await read(page);
    const at = lots.findIndex((lot) => lot.id === id);
    const hasMore = page * asked.pageSize < pageInfo.totalSearchResults;
    if (at >= 0) {
      const before = at === 0 && page > 1 ? (await read(page - 1)).lots.at(-1) : undefined;
      const after = at === lots.length - 1 && hasMore ? (await read(page + 1)).lots[0] : undefined;
      return {
        previous: on(page, lots[at - 1]) ?? on(page - 1, before),
        next: on(page, lots[at + 1]) ?? on(page + 1, after),
      };
    }
    if (!hasMore) break;
  }
  return { previous: undefined, next: undefined };
}

const on = (page: number, lot: Lot | undefined): Neighbour | undefined => lot && { lot, page };
