import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { receiptsKey } from '../desk/receipts.ts';

export const closingQuery = queryOptions({
  queryKey: [...receiptsKey, 'closing'],
  queryFn: async ({ signal }) => (await api.ask(receiptsCalls.closing, {}, { signal })).days,
  meta: liveMeta,
});
