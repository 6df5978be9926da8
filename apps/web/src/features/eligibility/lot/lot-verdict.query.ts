import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { eligibilityKey } from '../eligibility.ts';

export const lotVerdictQuery = (lotId: number) =>
  queryOptions({
    queryKey: [...eligibilityKey, 'lot', lotId],
    queryFn: ({ signal }) => api.ask(eligibilityCalls.lotVerdict, { query: { lotId: String(lotId) } }, { signal }),
    meta: liveMeta,
  });
