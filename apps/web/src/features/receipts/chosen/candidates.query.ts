import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { receiptsKey } from '../desk/receipts.ts';

/** A receipt with its best candidates, or with those that a search finds. Without a receipt, clients by their name. */
export function candidatesQuery(id: number | undefined, search = '') {
  const query = { id: id?.toString(), search: search || undefined };
  return queryOptions({
    queryKey: [...receiptsKey, 'candidates', query],
    queryFn: ({ signal }) => api.ask(receiptsCalls.candidates, { query }, { signal }),
    meta: liveMeta,
  });
}
