import type { AnswerOf } from '@seri/contract/call';
import { failuresCalls } from '@seri/contract/people/failures.calls';
import type { PageSize } from '@seri/domain/catalogue/listing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import type { FailureDays, FailureFilters } from './failures-search.ts';

export type ListedFailure = AnswerOf<typeof failuresCalls.list>['failures'][number];

interface FailuresRequest {
  filters: FailureFilters;
  page: number;
  pageSize: PageSize;
}

export function failedSignInsQuery({ filters: { reason, days }, page, pageSize }: FailuresRequest) {
  const looksBack = days && (String(days) as `${FailureDays}`);
  const query = { reason, days: looksBack, page: String(page), pageSize: String(pageSize) as `${PageSize}` };
  return queryOptions({
    queryKey: ['failed-sign-ins', query],
    queryFn: ({ signal }) => api.ask(failuresCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    // They are told by no event: whoever opens the page sees those of now.
    refetchOnMount: 'always',
  });
}
