import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { clientsKey } from './client-view.ts';

/** The current card of a client; the call is for staff only. */
export function userInfoQuery(id: number) {
  return queryOptions({
    queryKey: [...clientsKey, 'card', id],
    queryFn: ({ signal }) => api.ask(clientCardsCalls.userInfo, { query: { id: String(id) } }, { signal }),
    staleTime: 0,
  });
}
