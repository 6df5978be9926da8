import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { ledgerKey } from '../payments/ledger-key.ts';

export function creditLimitsQuery(accountId: number) {
  return queryOptions({
    queryKey: [...ledgerKey, 'credit-limits', accountId],
    queryFn: ({ signal }) => api.ask(ledgerCalls.creditLimits, { query: { id: String(accountId) } }, { signal }),
    meta: liveMeta,
  });
}
