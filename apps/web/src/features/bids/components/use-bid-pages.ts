import { lastPage } from '@seri/domain/catalogue/listing';
import { hashKey, type Query, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { bidsQuery } from '../api/bids.query.ts';
import type { BidsAnswer, BidsCall, TrackedBid } from '../model/bids.ts';
import { bidsKey } from '../model/bids-key.ts';
import type { BidsPlace, BidsSearch } from '../model/bids-search.ts';
import type { DeskReach } from '../model/desk.ts';
import { eachOnce, type HeldPages, type Stand, standIn, withPages } from '../model/held-pages.ts';

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
  /** All that have been read, in their order, each once. */
  loaded: readonly TrackedBid[];
  reach: DeskReach;
  standOf: (bidId: number) => Stand | undefined;
  /** A place among the sessions of the list as they were when what stands there was read. */
  standAt: (index: number) => Stand;
}

const keptFor = 30 * 60_000;
/** Pages that are asked for at once where many are. */
const atOnce = 4;

/** The pages of a list that are in sight are asked for and kept true; those that were stay as they are held. */
export function useBidPages(asked: BidPagesAsked, { from, to }: { from: number; to: number }): BidPages {
  const { call, place, search, pageSize, total } = asked;
  const client = useQueryClient();
  const last = lastPage(total, pageSize);
  const pageOf = (row: number) => Math.min(Math.floor(Math.max(row, 0) / pageSize) + 1, last);
  const queryOf = (page: number) => {
    // A page on its way is empty: another one in its place would be other bids.
    const { placeholderData: _none, ...query } = bidsQuery(call, place, { ...search, page });
    // The page that the address names has just been asked for by whoever shows the list.
    return { ...query, gcTime: keptFor, refetchOnMount: page !== search.page };
  };
  const [first, until] = [pageOf(from - 1), pageOf(to)];
  const results = useQueries({
    queries: Array.from({ length: until - first + 1 }, (_, index) => queryOf(first + index)),
  });
  const [pages, setPages] = useState<HeldPages>(new Map());
  const news = results.flatMap(({ data }, index) =>
    data && pages.get(first + index) !== data ? [[first + index, data] as const] : [],
  );
  if (news.length > 0) setPages((held) => withPages(held, news));

  const follow = useEffectEvent((query: Query) => {
    const page = Number((query.queryKey[2] as { page?: string } | undefined)?.page);
    const data = query.state.data as BidsAnswer | undefined;
    if (!data || hashKey(queryOf(page).queryKey) !== query.queryHash) return;
    setPages((held) => withPages(held, [[page, data]]));
  });
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryKey[0] === bidsKey[0]) follow(query);
      }),
    [client],
  );

  const loaded = useMemo(() => eachOnce(pages, { first, last: until }), [pages, first, until]);
  const read = (page: number) => client.fetchQuery({ ...queryOf(page), staleTime: Infinity });
  const pageAt = (index: number) => pages.get(Math.floor(index / pageSize) + 1);
  const standOf = (bidId: number) => standIn(pages, { first, last: until }, pageSize, bidId);
  return {
    rowAt: (index) => pageAt(index)?.cars[index % pageSize],
    standAt: (index) => {
      const page = pageAt(index);
      return { place: index, sessions: page?.sessions, total: page?.pageInfo.totalSearchResults ?? total };
    },
    loaded,
    standOf,
    reach: {
      placeOf: (bidId) => standOf(bidId)?.place,
      async read(start, end) {
        const begin = pageOf(start);
        const numbers = Array.from({ length: pageOf(end - 1) - begin + 1 }, (_, index) => begin + index);
        for (let done = 0; done < numbers.length; done += atOnce) {
          await Promise.all(numbers.slice(done, done + atOnce).map(read));
        }
        const answers = numbers.flatMap((page) => {
          const answer = client.getQueryData(queryOf(page).queryKey);
          return answer ? [[page, answer] as const] : [];
        });
        // Of what the cache held nobody is told; and whoever has read asks for places next.
        flushSync(() => setPages((held) => withPages(held, answers)));
        return answers.flatMap(([page, { cars }]) => {
          const before = (page - 1) * pageSize;
          return cars.slice(Math.max(start - before, 0), Math.max(end - before, 0));
        });
      },
    },
  };
}
