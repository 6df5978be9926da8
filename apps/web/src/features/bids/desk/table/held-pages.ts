import type { BidsAnswer, ListedBid } from '../../list/bids.ts';

/** Loaded pages by their numbers, in order. */
export type LoadedPages = ReadonlyMap<number, BidsAnswer>;

/** Pages in sight are kept up to date; all others stay as they were when loaded. */
export interface PageRange {
  first: number;
  last: number;
}

export function withPages(pages: LoadedPages, updates: readonly (readonly [number, BidsAnswer])[]): LoadedPages {
  if (updates.every(([page, answer]) => pages.get(page) === answer)) return pages;
  return new Map([...pages, ...updates].toSorted(([one], [other]) => one - other));
}

/** The index of a bid, with the sessions and the number of bids at the time its page was loaded. */
export interface ListPosition {
  index: number;
  total: number;
  sessions: BidsAnswer['sessions'];
}

/** A page out of sight may still contain a bid that has moved, so pages in sight are searched first. */
export function positionIn(
  pages: LoadedPages,
  inSight: PageRange,
  pageSize: number,
  bidId: number,
): ListPosition | undefined {
  for (const [page, { cars, sessions, pageInfo }] of inSightFirst(pages, inSight)) {
    const index = cars.findIndex((bid) => bid.bidId === bidId);
    const listIndex = (page - 1) * pageSize + index;
    if (index >= 0) return { index: listIndex, sessions, total: pageInfo.totalSearchResults };
  }
  return undefined;
}

/** New bids push others to the next page, so that a bid can be in two pages: the copy with the newer version counts. */
export function uniqueBids(pages: LoadedPages, inSight: PageRange): readonly ListedBid[] {
  const newest = new Map<number, ListedBid>();
  for (const [, { cars }] of inSightFirst(pages, inSight)) {
    for (const bid of cars) {
      const copy = newest.get(bid.bidId);
      if (!copy || copy.version < bid.version) newest.set(bid.bidId, bid);
    }
  }
  const inOrder = new Set([...pages.values()].flatMap(({ cars }) => cars.map(({ bidId }) => bidId)));
  return [...inOrder].flatMap((bidId) => newest.get(bidId) ?? []);
}

function inSightFirst(pages: LoadedPages, { first, last }: PageRange): (readonly [number, BidsAnswer])[] {
  const isInSight = (page: number) => page >= first && page <= last;
  const entries = [...pages];
  return [...entries.filter(([page]) => isInSight(page)), ...entries.filter(([page]) => !isInSight(page))];
}
