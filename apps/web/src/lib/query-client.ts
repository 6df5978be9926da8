import { QueryClient } from '@tanstack/react-query';
import { refusalOf } from './refusal.ts';

/** Worth a second try: the line or the server was down for a moment. */
const passing = new Set(['OFFLINE', 'OVERLOADED']);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && passing.has(refusalOf(error)?.code ?? ''),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Queries that live events keep fresh say so in their meta. */
export const liveMeta = { live: true } as const;

/** After a gap in the events: whatever is live is asked for again. */
export function refetchLive(): void {
  void queryClient.invalidateQueries({ predicate: (query) => query.meta?.['live'] === true });
}
