import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { invoicesKey } from '../list/invoices.ts';

/** The purchases of a client that have something to invoice. */
export function toInvoiceQuery(accountId: number) {
  return queryOptions({
    queryKey: [...invoicesKey, 'to-invoice', accountId],
    queryFn: async ({ signal }) =>
      (await api.ask(invoicesCalls.toInvoice, { query: { account: String(accountId) } }, { signal })).list,
    meta: liveMeta,
  });
}
