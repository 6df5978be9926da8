import type { BidsAnswer, TrackedBid } from './bids.ts';

/** Pages of a list by their numbers, in their order. */
export type HeldPages = ReadonlyMap<number, BidsAnswer>;

/** The pages in sight are kept true; the others stand as they were when they were read. */
export interface InSight {
  first: number;
  last: number;
}

export function withPages(held: HeldPages, news: readonly (readonly [number, BidsAnswer])[]): HeldPages {
  if (news.every(([page, answer]) => held.get(page) === answer)) return held;
  return new Map([...held, ...news].toSorted(([one], [other]) => one - other));
}

/** A place in the whole list, among the sessions and of as many bids as it had when its page was read. */
export interface Stand {
  place: number;
  total: number;
  sessions: BidsAnswer['sessions'];
}

/** Where a bid stands. One that has moved may still stand in a page of before. */
export function standIn(pages: HeldPages, inSight: InSight, pageSize: number, bidId: number): Stand | undefined {
  for (const [page, { cars, sessions, pageInfo }] of trueFirst(pages, inSight)) {
    const index = cars.findIndex((bid) => bid.bidId === bidId);
    const place = (page - 1) * pageSize + index;
    if (index >= 0) return { place, sessions, total: pageInfo.totalSearchResults };
  }
  return undefined;
}

/** Bids that come meanwhile push others over to the next page: of two copies the newer one is the bid. */
export function eachOnce(pages: HeldPages, inSight: InSight): readonly TrackedBid[] {
  const newest = new Map<number, TrackedBid>();
  for (const [, { cars }] of trueFirst(pages, inSight)) {
    for (const bid of cars) {
      const held = newest.get(bid.bidId);
      if (!held || held.version < bid.version) newest.set(bid.bidId, bid);
    }
  }
  const inOrder = new Set([...pages.values()].flatMap(({ cars }) => cars.map(({ bidId }) => bidId)));
  return [...inOrder].flatMap((bidId) => newest.get(bidId) ?? []);
}

function trueFirst(pages: HeldPages, { first, last }: InSight): (readonly [number, BidsAnswer])[] {
  const isSeen = (page: number) => page >= first && page <= last;
  const held = [...pages];
  return [...held.filter(([page]) => isSeen(page)), ...held.filter(([page]) => !isSeen(page))];
}
