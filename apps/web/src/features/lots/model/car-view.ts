import type { AnswerOf } from '@seri/contract/call';
import type { lotsCalls } from '@seri/contract/lots.calls';
import type { QueryClient } from '@tanstack/react-query';
import { askAnew } from '../../../lib/query-client.ts';

export type CarView = AnswerOf<typeof lotsCalls.carView>;

export const carViewsKey = ['lots', 'car-auction'] as const;
export const carViewKey = (id: string) => [...carViewsKey, id] as const;

/** Changes a lot page that is held, without asking again. */
export function patchCarView(client: QueryClient, lotId: number, patch: Partial<CarView>): void {
  const queryKey = carViewKey(String(lotId));
  client.setQueryData<CarView>(queryKey, (view) => view && { ...view, ...patch });
  askAnew(client, queryKey);
}
