import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { Language } from '@seri/domain/common/languages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';

/** The server sends translated labels, which change only with a release. */
export function bidTypesQuery(isStaff: boolean, language: Language) {
  const call = isStaff ? biddingCalls.exportTypes : biddingCalls.types;
  return queryOptions({
    queryKey: ['bid-types', isStaff, language],
    queryFn: ({ signal }) => api.ask(call, {}, { signal }),
    staleTime: Infinity,
  });
}
