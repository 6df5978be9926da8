import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { receiptsKey } from '../desk/receipts.ts';

export const sendersQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...receiptsKey, 'senders', accountId],
    queryFn: ({ signal }) => api.ask(receiptsCalls.senders, { query: { id: String(accountId) } }, { signal }),
  });
