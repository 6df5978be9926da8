import type { UseQueryResult } from '@tanstack/react-query';

interface SectionFailure {
  isRetrying: boolean;
  retry: () => void;
}

/**
 * For the queries of a section. `useFiltersComing` asks before the section is there, so the section does not ask again by
 * itself: only the reader tries again.
 */
export const askedAlready = { retryOnMount: false } as const;

/** Undefined unless a query has failed and has no data; the failure stands while it is tried again. */
export function failureOf(
  queries: readonly Pick<UseQueryResult, 'data' | 'isFetched' | 'isFetching' | 'refetch'>[],
): SectionFailure | undefined {
  const failed = queries.filter(({ data, isFetched }) => isFetched && data === undefined);
  if (failed.length === 0) return undefined;
  return {
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
