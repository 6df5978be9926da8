import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { forgetPosition } from './live-position.ts';
import { refusalOf } from './refusal.ts';

/** Worth a retry: the connection or the server may have been down for a moment. */
const transientCodes = new Set(['OFFLINE', 'OVERLOADED']);

const isTransient = (error: unknown) => transientCodes.has(refusalOf(error)?.code ?? '');

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && isTransient(error),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Marks a query that live events keep fresh. */
export const liveMeta = { live: true } as const;

/** Fetches again what failed while the server could not be reached. */
export function refetchFailed(client = queryClient): void {
  void client.refetchQueries({ type: 'active', predicate: (query) => isTransient(query.state.error) });
}

/** Restarts fetches in flight: their answers are older than the change just shown and would undo it. */
export function restartFetches(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    // Silent, so that observers see no empty state; they receive the new answer or error.
    void query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
}

/** Company content and the lists of options are the same for every account. */
const sharedKeys = new Set<unknown>(['company', 'lists']);

/** Removes everything that one account has read before the next one signs in. */
export function forgetAccount(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !sharedKeys.has(queryKey[0]) });
  forgetPosition();
}

/** Fetches all live queries again after a gap in the events. */
export function refetchLive(): void {
  void queryClient.invalidateQueries({ predicate: (query) => query.meta?.['live'] === true });
}
