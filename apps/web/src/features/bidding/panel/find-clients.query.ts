import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';

/** Below this many characters the server is not asked. */
export const minTyped = 4;

export function findClientsQuery(user: string) {
  return queryOptions({
    queryKey: ['clients', 'found', user],
    queryFn: ({ signal }) => api.ask(clientCardsCalls.search, { query: { user } }, { signal }),
    enabled: user.length >= minTyped,
  });
}
