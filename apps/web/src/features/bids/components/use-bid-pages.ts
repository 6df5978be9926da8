import { lastPage } from '@seri/domain/listing';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { bidsQuery } from '../api/bids.query.ts';
import type { BidsAnswer, BidsCall, TrackedBid } from '../model/bids.ts';
import type { BidsPlace, BidsSearch } from '../model/bids-search.ts';

interface BidPagesAsked {
  call: BidsCall;
  place: BidsPlace;
  search: BidsSearch;
  pageSize: number;
  total: number;
}

export interface BidPages {
  /** By their place in the whole list; nothing where it is on its way. */
  rowAt: (index: number) => TrackedBid | undefined;
  /** All that have been in sight, in their order, each once. */
  loaded: readonly TrackedBid[];
}

const keptFor = 30 * 60_000;

/** The pages of a list that are in sight are asked for and kept true; those that were stay as they were. */
export function useBidPages(asked: BidPagesAsked, { from, to }: { from: number; to: number }): BidPages {
  const { call, place, search, pageSize, total } = asked;
  const last = lastPage(total, pageSize);
  const first = Math.min(Math.floor(Math.max(from - 1, 0) / pageSize) + 1, last);
  const end = Math.min(Math.floor(Math.max(to, 0) / pageSize) + 1, last);
  const results = useQueries({
    queries: Array.from({ length: end - first + 1 }, (_, index) => {
      // A page on its way is empty: another one in its place would be other bids.
      const { placeholderData: _none, ...query } = bidsQuery(call, place, { ...search, page: first + index });
      return { ...query, gcTime: keptFor };
    }),
  });
  const [pages, setPages] = useState<ReadonlyMap<number, BidsAnswer>>(new Map());
  const news = results.flatMap(({ data }, index) =>
    data && pages.get(first + index) !== data ? [[first + index, data] as const] : [],
  );
  if (news.length > 0) setPages(new Map([...pages, ...news].toSorted(([one], [other]) => one - other)));
  const loaded = useMemo(() => eachOnce([...pages.values()].flatMap(({ cars }) => cars)), [pages]);
  const rowAt = (index: number) => pages.get(Math.floor(index / pageSize) + 1)?.cars[index % pageSize];
  return { rowAt, loaded };
}

/** Bids that come meanwhile push others over to the next page. */
const eachOnce = (bids: readonly TrackedBid[]): readonly TrackedBid[] => [
  ...new Map(bids.map((bid) => [bid.bidId, bid])).values(),
];
