import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { refusalOf } from './refusal.ts';

/** Worth a second try: the line or the server was down for a moment. */
const passing = new Set(['OFFLINE', 'OVERLOADED']);

const isPassing = (error: unknown) => passing.has(refusalOf(error)?.code ?? '');

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && isPassing(error),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Queries that live events keep fresh say so in their meta. */
export const liveMeta = { live: true } as const;

/** Whatever failed for want of a server, now that one is there. */
export function refetchFailed(client = queryClient): void {
  void client.refetchQueries({ type: 'active', predicate: (query) => isPassing(query.state.error) });
}

/** An answer on its way is older than the change just shown and would undo it: it is asked for again. */
export function askAnew(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    // Silently, so that nobody sees an empty moment; the new answer or error reaches those who watch.
    void query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
}

/** What the company says, and the lists to choose from, are for everybody. */
const everybodys = new Set<unknown>(['company', 'lists']);

/** Leaves nothing that one account has read to the next one. */
export function forgetAccount(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !everybodys.has(queryKey[0]) });
}

/** After a gap in the events: whatever is live is asked for again. */
export function refetchLive(): void {
  void queryClient.invalidateQueries({ predicate: (query) => query.meta?.['live'] === true });
}
