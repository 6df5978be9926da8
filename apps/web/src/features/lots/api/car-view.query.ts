import { lotsCalls } from '@seri/contract/lots.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';
import { carViewKey } from '../model/car-view.ts';

export function carViewQuery(id: string) {
  return queryOptions({
    queryKey: carViewKey(id),
    queryFn: ({ signal }) => api.ask(lotsCalls.carView, { query: { id } }, { signal }),
    meta: liveMeta,
  });
}
