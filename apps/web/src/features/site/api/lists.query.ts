import { siteCalls } from '@seri/contract/screens/site.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** What there is to choose from. The browser keeps each list and asks with the next page load whether it still holds. */
export const countriesQuery = queryOptions({
  queryKey: ['lists', 'countries'],
  staleTime: Infinity,
  queryFn: ({ signal }) => api.ask(siteCalls.countries, {}, { signal }),
});

export const currenciesQuery = queryOptions({
  queryKey: ['lists', 'currencies'],
  staleTime: Infinity,
  queryFn: ({ signal }) => api.ask(siteCalls.currencies, {}, { signal }),
});

export const gearboxesQuery = queryOptions({
  queryKey: ['lists', 'gearboxes'],
  staleTime: Infinity,
  queryFn: ({ signal }) => api.ask(siteCalls.gearboxes, {}, { signal }),
});

export const statusesQuery = queryOptions({
  queryKey: ['lists', 'statuses'],
  staleTime: Infinity,
  queryFn: ({ signal }) => api.ask(siteCalls.statuses, {}, { signal }),
});
