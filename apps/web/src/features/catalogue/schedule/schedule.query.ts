import { scheduleCalls } from '@seri/contract/stock/catalogue.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';

/** The auctions of the next date of each weekday. */
export function scheduleQuery(type: PageType) {
  return queryOptions({
    queryKey: ['filter-schedule', type],
    queryFn: ({ signal }) => api.ask(scheduleCalls.auctions, { query: { type } }, { signal }),
  });
}

export const weekDaysQuery = queryOptions({
  queryKey: ['filter-week-days'],
  queryFn: ({ signal }) => api.ask(scheduleCalls.weekDays, {}, { signal }),
});

export function categoriesQuery(pageType: PageType) {
  const call = scheduleCalls[pageType === 'machinery' ? 'machineCategories' : 'machineStatsCategories'];
  return queryOptions({
    queryKey: ['filter-categories', pageType],
    queryFn: ({ signal }) => api.ask(call, {}, { signal }),
  });
}
