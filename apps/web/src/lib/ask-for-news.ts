import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { throttle } from '../ui/throttle.ts';
import { queryClient } from './query-client.ts';

/** Many changes at once, as where a session ends, are asked for once. */
const gatheredIn = 400;

/** What these keys hold is asked for anew once per span, however much of it changes. */
export const askingForNews = (...queryKeys: readonly QueryKey[]) =>
  throttle(() => queryKeys.forEach((queryKey) => askForNews(queryClient, queryKey)), gatheredIn);

/** Whose answer on its way may be older than a change: they are asked once more when it is here. */
const asksOnceMore = new WeakSet<Query>();

/** Whatever is on its way comes: broken off at every change, on a slow line it never would. */
export function askForNews(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    void askOnceMore(client, query);
  }
  void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

async function askOnceMore(client: QueryClient, query: Query): Promise<void> {
  if (asksOnceMore.has(query)) return;
  asksOnceMore.add(query);
  // While a query is fetching, `fetch` waits for that answer and asks for no other.
  await Promise.allSettled([query.fetch()]);
  asksOnceMore.delete(query);
  void client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
}
