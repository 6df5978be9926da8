import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { eligibilityKey } from '../eligibility.ts';

export const placesQuery = queryOptions({
  queryKey: [...eligibilityKey, 'places'],
  queryFn: ({ signal }) => api.ask(eligibilityCalls.places, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
