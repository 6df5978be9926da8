import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { receiptsKey } from '../desk/receipts.ts';

export type RequestState = 'asked' | 'settled';

export const askedMoneyQuery = (state: RequestState) =>
  queryOptions({
    queryKey: [...receiptsKey, 'requests', state],
    queryFn: ({ signal }) => api.ask(receiptsCalls.moneyRequests, { query: { state } }, { signal }),
    meta: liveMeta,
  });
