import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import type { PageSize } from '@seri/domain/catalogue/listing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { invoicesKey } from './invoices.ts';
import type { InvoicesSearch } from './invoices-search.ts';

export function invoicesQuery({ filters, clients, account, page }: InvoicesSearch, pageSize: PageSize) {
  const { number, amount, from, to, party, kind } = filters;
  const query = {
    number: number || undefined,
    amount: amount || undefined,
    from: from || undefined,
    to: to || undefined,
    party: party || undefined,
    kind,
    account,
    clients: account === undefined ? clients : undefined,
    page: String(page),
    pageSize: String(pageSize) as `${PageSize}`,
  };
  return queryOptions({
    queryKey: [...invoicesKey, 'list', query],
    queryFn: ({ signal }) => api.ask(invoicesCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}
