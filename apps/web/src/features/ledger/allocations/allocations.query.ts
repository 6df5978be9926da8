import { allocationsCalls } from '@seri/contract/trade/allocations.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { ledgerKey } from '../payments/ledger-key.ts';

export function allocationsQuery(accountId: number) {
  return queryOptions({
    queryKey: [...ledgerKey, 'allocations', accountId],
    queryFn: ({ signal }) => api.ask(allocationsCalls.list, { query: { id: String(accountId) } }, { signal }),
    meta: liveMeta,
  });
}
