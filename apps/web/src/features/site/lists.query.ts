import { siteCalls } from '@seri/contract/screens/site.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';

/** Lists of options. The browser caches each one and revalidates it on the next page load. */
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
