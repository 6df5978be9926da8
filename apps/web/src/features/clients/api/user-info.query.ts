import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { clientsKey } from '../model/client-view.ts';

/** A client's card as it stands now; only staff may ask. */
export function userInfoQuery(id: number) {
  return queryOptions({
    queryKey: [...clientsKey, 'card', id],
    queryFn: ({ signal }) => api.ask(clientCardsCalls.userInfo, { query: { id: String(id) } }, { signal }),
    staleTime: 0,
  });
}
