import type { AnswerOf } from '@seri/contract/call';
import type { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { queryClient } from '../../../lib/query-client.ts';

export type ClientRow = AnswerOf<typeof clientCardsCalls.list>['clients'][number];
export type ClientView = AnswerOf<typeof clientCardsCalls.view>;

export const clientsKey = ['clients'] as const;
export const clientViewKey = (id: number) => [...clientsKey, 'view', id] as const;

/** Whatever shows clients is asked for anew; done when the pages that stand have it. */
export function refreshClients(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: clientsKey });
}

/** What a booking answered shows at once, and in the lists when they come. */
export function showMeans(id: number, means: ClientView['balanceInfo']): void {
  queryClient.setQueryData<ClientView>(clientViewKey(id), (view) => view && { ...view, balanceInfo: means });
  void refreshClients();
}
