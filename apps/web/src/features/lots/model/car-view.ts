import type { AnswerOf } from '@seri/contract/call';
import { lotsCalls } from '@seri/contract/lots.calls';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';

export type CarView = AnswerOf<typeof lotsCalls.carView>;

const views = ['lots', 'car-auction'] as const;

export function carViewQuery(id: string) {
  return queryOptions({
    queryKey: [...views, id],
    queryFn: ({ signal }) => api.ask(lotsCalls.carView, { query: { id } }, { signal }),
    meta: liveMeta,
  });
}

/** Changes a lot page that is held, without asking again. */
export function patchCarView(client: QueryClient, lotId: number, patch: Partial<CarView>): void {
  client.setQueryData<CarView>([...views, String(lotId)], (view) => view && { ...view, ...patch });
}
