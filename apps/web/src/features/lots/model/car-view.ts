import type { AnswerOf } from '@seri/contract/call';
import type { lotsCalls } from '@seri/contract/lots.calls';
import type { QueryClient } from '@tanstack/react-query';

export type CarView = AnswerOf<typeof lotsCalls.carView>;

export const carViewKey = (id: string) => ['lots', 'car-auction', id] as const;

/** Changes a lot page that is held, without asking again. */
export function patchCarView(client: QueryClient, lotId: number, patch: Partial<CarView>): void {
  client.setQueryData<CarView>(carViewKey(String(lotId)), (view) => view && { ...view, ...patch });
}
