import { voyagesCalls } from '@seri/contract/shipping/voyages.calls';
import type { PageSize } from '@seri/domain/catalogue/listing';
import type { VoyageState } from '@seri/domain/voyages/voyage-states';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import { voyagesKey } from './voyages.ts';

interface VoyagesFilter {
  search: string;
  port: string;
  state: VoyageState | undefined;
  page: number;
}

export function voyagesQuery({ search, port, state, page }: VoyagesFilter, pageSize: PageSize) {
  const query = {
    ...(search && { search }),
    ...(port && { port }),
    ...(state && { state }),
    page: String(page),
    pageSize: String(pageSize) as `${PageSize}`,
  };
  return queryOptions({
    queryKey: [...voyagesKey, 'list', query],
    queryFn: ({ signal }) => api.ask(voyagesCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}

/** Ships that may still take cars, for a choice. */
export const openVoyagesQuery = queryOptions({
  queryKey: [...voyagesKey, 'open'],
  queryFn: ({ signal }) => api.ask(voyagesCalls.list, { query: { open: '1', pageSize: '70' } }, { signal }),
  meta: liveMeta,
});

export function voyageQuery(id: string) {
  return queryOptions({
    queryKey: [...voyagesKey, 'view', id],
    queryFn: ({ signal }) => api.ask(voyagesCalls.view, { query: { id } }, { signal }),
    meta: liveMeta,
  });
}

export const waitingCarsQuery = queryOptions({
  queryKey: [...voyagesKey, 'waiting'],
  queryFn: ({ signal }) => api.ask(voyagesCalls.waiting, { query: {} }, { signal }),
  meta: liveMeta,
});
