import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what is held, without asking for it and without making it look newly read. An answer on its way may be older
 * than the change: it is changed when it is here. Asked for anew instead, with lots passing by the second, it never came.
 */
export async function patchHeld<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (held: Data) => Data,
): Promise<void> {
  const patch = (query: Query) => {
    const held = query.state.data as Data | undefined;
    if (held === undefined) return;
    const data = change(held);
    if (data !== held) query.setState({ data });
  };
  const queries = client.getQueryCache().findAll({ queryKey });
  const onTheirWay = queries.filter(({ state }) => state.fetchStatus === 'fetching');
  for (const query of queries) patch(query);
  // While a query is fetching, `fetch` waits for that answer and asks for no other.
  await Promise.allSettled(onTheirWay.map(async (query) => query.fetch().then(() => patch(query))));
}
