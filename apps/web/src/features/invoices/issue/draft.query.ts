import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { invoicesKey } from '../list/invoices.ts';
import type { OrderedPaper } from './send-invoice.ts';

/** Forgotten with the dialog, because what it says is issued. */
export function draftQuery(kind: OrderedPaper['kind'], purchaseIds: readonly number[]) {
  return queryOptions({
    queryKey: [...invoicesKey, 'draft', kind, ...purchaseIds],
    queryFn: ({ signal }) =>
      api.ask(invoicesCalls.draft, { query: { kind, purchases: purchaseIds.join(',') } }, { signal }),
    gcTime: 0,
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}
