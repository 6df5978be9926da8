import { lastPage } from '@seri/domain/catalogue/listing';
import { hashKey, type Query, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { bidsQuery } from '../../list/bids.query.ts';
import type { BidsAnswer, BidsCall, ListedBid } from '../../list/bids.ts';
import { bidsKey } from '../../list/bids-key.ts';
import type { BidListConfig, BidsSearch } from '../../list/bids-search.ts';
import type { ListAccess } from '../changes/desk.ts';
import { uniqueBids, type LoadedPages, type ListPosition, positionIn, withPages } from './held-pages.ts';

interface BidPagesRequest {
  call: BidsCall;
  config: BidListConfig;
  search: BidsSearch;
  pageSize: number;
  total: number;
}

export interface BidPages {
  /** The bid at an index of the whole list; undefined while it loads. */
  rowAt: (index: number) => ListedBid | undefined;
  loaded: readonly ListedBid[];
  access: ListAccess;
  positionOf: (bidId: number) => ListPosition | undefined;
  /** An index, with the sessions at the time its page was loaded. */
  positionAt: (index: number) => ListPosition;
}

const cacheTime = 30 * 60_000;
/** Pages that are fetched in parallel. */
const parallelPages = 4;

/** Pages in sight are fetched and kept up to date; pages seen before stay as they were. */
export function useBidPages(request: BidPagesRequest, { from, to }: { from: number; to: number }): BidPages {
  const { call, config, search, pageSize, total } = request;
  const client = useQueryClient();
  const last = lastPage(total, pageSize);
  const pageOf = (row: number) => Math.min(Math.floor(Math.max(row, 0) / pageSize) + 1, last);
  const queryOf = (page: number) => {
    // No placeholder: another page would show other bids.
    const { placeholderData: _none, ...query } = bidsQuery(call, config, { ...search, page });
    // The page of the URL has just been fetched by the component that shows the list.
    return { ...query, gcTime: cacheTime, refetchOnMount: page !== search.page };
  };
  const [firstInSight, lastInSight] = [pageOf(from - 1), pageOf(to)];
  const results = useQueries({
    queries: Array.from({ length: lastInSight - firstInSight + 1 }, (_, index) => queryOf(firstInSight + index)),
  });
  const [pages, setPages] = useState<LoadedPages>(new Map());
  const updates = results.flatMap(({ data }, index) =>
    data && pages.get(firstInSight + index) !== data ? [[firstInSight + index, data] as const] : [],
  );
  if (updates.length > 0) setPages((current) => withPages(current, updates));

  const storeUpdate = useEffectEvent((query: Query) => {
    const page = Number((query.queryKey[2] as { page?: string } | undefined)?.page);
    const data = query.state.data as BidsAnswer | undefined;
    if (!data || hashKey(queryOf(page).queryKey) !== query.queryHash) return;
    setPages((current) => withPages(current, [[page, data]]));
  });
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryKey[0] === bidsKey[0]) storeUpdate(query);
      }),
    [client],
  );

  const loaded = useMemo(
    () => uniqueBids(pages, { first: firstInSight, last: lastInSight }),
    [pages, firstInSight, lastInSight],
  );
  const read = (page: number) => client.fetchQuery({ ...queryOf(page), staleTime: Infinity });
  const pageAt = (index: number) => pages.get(Math.floor(index / pageSize) + 1);
  const positionOf = (bidId: number) => positionIn(pages, { first: firstInSight, last: lastInSight }, pageSize, bidId);
  return {
    rowAt: (index) => pageAt(index)?.cars[index % pageSize],
    positionAt: (index) => {
      const page = pageAt(index);
      return { index, sessions: page?.sessions, total: page?.pageInfo.totalSearchResults ?? total };
    },
    loaded,
    positionOf,
    access: {
      indexOf: (bidId) => positionOf(bidId)?.index,
      async read(start, end) {
        const firstPage = pageOf(start);
        const numbers = Array.from({ length: pageOf(end - 1) - firstPage + 1 }, (_, index) => firstPage + index);
        for (let offset = 0; offset < numbers.length; offset += parallelPages) {
          await Promise.all(numbers.slice(offset, offset + parallelPages).map(read));
        }
        const answers = numbers.flatMap((page) => {
          const answer = client.getQueryData(queryOf(page).queryKey);
          return answer ? [[page, answer] as const] : [];
        });
        // The cache subscription does not fire for pages that were cached already. The caller asks for indexes next, so
        // the state is set synchronously.
        flushSync(() => setPages((current) => withPages(current, answers)));
        return answers.flatMap(([page, { cars }]) => {
          const before = (page - 1) * pageSize;
          return cars.slice(Math.max(start - before, 0), Math.max(end - before, 0));
        });
      },
    },
  };
}
