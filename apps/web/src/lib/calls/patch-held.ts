import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes cached data without a request and without making it look fresh. An answer in flight may be older than the
 * change, so it is patched when it arrives. Restarting the fetch instead never finished, as lots change by the second.
 */
export async function patchHeld<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (cached: Data) => Data,
): Promise<void> {
  const patch = (query: Query) => {
    const cached = query.state.data as Data | undefined;
    if (cached === undefined) return;
    const data = change(cached);
    if (data !== cached) query.setState({ data });
  };
  const queries = client.getQueryCache().findAll({ queryKey });
  const inFlight = queries.filter(({ state }) => state.fetchStatus === 'fetching');
  for (const query of queries) patch(query);
  // While a query is fetching, `fetch` returns the promise of that fetch and starts no other.
  await Promise.allSettled(inFlight.map(async (query) => query.fetch().then(() => patch(query))));
}
