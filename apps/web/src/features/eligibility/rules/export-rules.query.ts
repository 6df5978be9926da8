import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { eligibilityKey } from '../eligibility.ts';

export const exportRulesQuery = queryOptions({
  queryKey: [...eligibilityKey, 'rules'],
  queryFn: ({ signal }) => api.ask(eligibilityCalls.rules, {}, { signal }),
  meta: liveMeta,
});
