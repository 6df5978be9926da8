import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import type { PageSize } from '@seri/domain/catalogue/listing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { ledgerKey } from './ledger-key.ts';
import type { PaymentFilters } from './payments-search.ts';

interface PaymentsRequest {
  /** A client's account; undefined is the reader's own. */
  accountId: number | undefined;
  filters: PaymentFilters;
  page: number;
  pageSize: PageSize;
}

export function paymentsQuery({ accountId, filters, page, pageSize }: PaymentsRequest) {
  const query = { ...filters, page: String(page), pageSize: String(pageSize) as `${PageSize}` };
  return queryOptions({
    queryKey: [...ledgerKey, 'payments', accountId ?? 'own', query],
    queryFn: ({ signal }) =>
      accountId === undefined
        ? api.ask(ledgerCalls.payments, { query }, { signal })
        : api.ask(ledgerCalls.clientPayments, { query: { ...query, id: String(accountId) } }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}
