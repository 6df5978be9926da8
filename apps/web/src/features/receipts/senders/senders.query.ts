import { sendersCalls } from '@seri/contract/trade/senders.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { receiptsKey } from '../desk/receipts.ts';

export const sendersQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...receiptsKey, 'senders', accountId],
    queryFn: ({ signal }) => api.ask(sendersCalls.list, { query: { id: String(accountId) } }, { signal }),
  });
