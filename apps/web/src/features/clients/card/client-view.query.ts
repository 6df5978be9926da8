import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { clientViewKey } from './client-view.ts';

export function clientViewQuery(id: number) {
  return queryOptions({
    queryKey: clientViewKey(id),
    queryFn: ({ signal }) => api.ask(clientCardsCalls.view, { query: { id: String(id) } }, { signal }),
  });
}
