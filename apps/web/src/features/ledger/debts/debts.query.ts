import { debtsCalls } from '@seri/contract/trade/debts.calls';
import type { PurchaseScope } from '@seri/domain/purchases/purchase';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { ledgerKey } from '../payments/ledger-key.ts';

export function debtsQuery(clients: PurchaseScope) {
  return queryOptions({
    queryKey: [...ledgerKey, 'debts', clients],
    queryFn: ({ signal }) => api.ask(debtsCalls.list, { query: { clients } }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}
