import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { throttle } from '../../ui/time/throttle.ts';
import { queryClient } from './query-client.ts';

/** Changes come in bursts, for example when an auction session ends: one refetch covers a burst. */
const throttleMs = 400;

/** Refetches these keys at most once per span, however many changes arrive. */
export const throttledAskForNews = (...queryKeys: readonly QueryKey[]) =>
  throttle(() => queryKeys.forEach((queryKey) => askForNews(queryClient, queryKey)), throttleMs);

/** Queries to fetch again when their current fetch ends: its answer may be older than a change. */
const awaitingRefetch = new WeakSet<Query>();

/** Never cancels a fetch in flight: on a slow line, cancelling at every change would let none finish. */
export function askForNews(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    void refetchAfterCurrent(client, query);
  }
  void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

async function refetchAfterCurrent(client: QueryClient, query: Query): Promise<void> {
  if (awaitingRefetch.has(query)) return;
  awaitingRefetch.add(query);
  // While a query is fetching, `fetch` returns the promise of that fetch and starts no other.
  await Promise.allSettled([query.fetch()]);
  awaitingRefetch.delete(query);
  void client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
}
