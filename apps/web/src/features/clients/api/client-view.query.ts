import { clientsCalls } from '@seri/contract/people/clients.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { clientViewKey } from '../model/client-view.ts';

export function clientViewQuery(id: number) {
  return queryOptions({
    queryKey: clientViewKey(id),
    queryFn: ({ signal }) => api.ask(clientsCalls.view, { query: { id: String(id) } }, { signal }),
  });
}
