import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { invoicesKey } from '../list/invoices.ts';

/** Forgotten with the dialog, because its credit note leaves less. */
export function invoiceQuery(id: number) {
  return queryOptions({
    queryKey: [...invoicesKey, 'view', id],
    queryFn: ({ signal }) => api.ask(invoicesCalls.view, { query: { id: String(id) } }, { signal }),
    gcTime: 0,
    meta: liveMeta,
  });
}
