import type { AnswerOf } from '@seri/contract/call';
import type { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { queryClient } from '../../../lib/calls/query-client.ts';

export type ListedClient = AnswerOf<typeof clientCardsCalls.list>['clients'][number];
export type ClientDetails = AnswerOf<typeof clientCardsCalls.view>;

export const clientsKey = ['clients'] as const;
export const clientViewKey = (id: number) => [...clientsKey, 'view', id] as const;

/** Invalidates all client queries; resolves when the active ones are fetched again. */
export function refreshClients(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: clientsKey });
}

/** Shows the means from a booking's answer at once and refetches the lists. */
export function showMeans(id: number, means: ClientDetails['balanceInfo']): void {
  queryClient.setQueryData<ClientDetails>(clientViewKey(id), (view) => view && { ...view, balanceInfo: means });
  void refreshClients();
}
