import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';
import { ledgerKey } from '../model/ledger-key.ts';

export function creditLimitsQuery(accountId: number) {
  return queryOptions({
    queryKey: [...ledgerKey, 'credit-limits', accountId],
    queryFn: ({ signal }) => api.ask(ledgerCalls.creditLimits, { query: { id: String(accountId) } }, { signal }),
    meta: liveMeta,
  });
}
