import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import { pageSizes, type PageSize } from '@seri/domain/catalogue/listing';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import { type ReportPart, type RowFilter, shippingFilesKey } from './shipping-files.ts';

const pageOf = (page: number, pageSize: PageSize) => ({
  page: String(page),
  pageSize: String(pageSize) as `${PageSize}`,
});

export function sentListsQuery(page: number, pageSize: PageSize) {
  const query = pageOf(page, pageSize);
  return queryOptions({
    queryKey: [...shippingFilesKey, 'list', query],
    queryFn: ({ signal }) => api.ask(shippingFilesCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}

export const listKey = (id: number) => [...shippingFilesKey, 'view', String(id)];

export function forwarderListQuery(id: string) {
  return queryOptions({
    queryKey: [...shippingFilesKey, 'view', id],
    queryFn: ({ signal }) => api.ask(shippingFilesCalls.view, { query: { id } }, { signal }),
    meta: liveMeta,
  });
}

export const rowsKey = (id: number) => [...shippingFilesKey, 'rows', id];

export function rowsOfListQuery(id: number, only: RowFilter, page: number, pageSize: PageSize) {
  const query = { id: String(id), only, ...pageOf(page, pageSize) };
  return queryOptions({
    queryKey: [...rowsKey(id), query],
    queryFn: ({ signal }) => api.ask(shippingFilesCalls.rows, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}

const [, , mostRows] = pageSizes;

/** The rows of one part of a report, page after page. */
export function reportRowsQuery(id: number, only: ReportPart) {
  return infiniteQueryOptions({
    queryKey: [...shippingFilesKey, 'report', id, only],
    queryFn: ({ pageParam, signal }) =>
      api.ask(shippingFilesCalls.rows, { query: { id: String(id), only, ...pageOf(pageParam, mostRows) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageInfo: { page, pageSize, totalSearchResults } }) =>
      page * pageSize < totalSearchResults ? page + 1 : undefined,
    meta: liveMeta,
  });
}
