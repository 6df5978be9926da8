import { tasksCalls } from '@seri/contract/shipping/tasks.calls';
import type { PageSize } from '@seri/domain/catalogue/listing';
import type { PurchaseScope } from '@seri/domain/purchases/purchase';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { tasksKey } from '../tasks.ts';
import type { ExportDeskSearch } from './export-desk-search.ts';

export function tasksQuery(search: ExportDeskSearch, pageSize: PageSize) {
  const { clients, due, kind, account, voyage, page } = search;
  const query = {
    clients,
    due,
    kind,
    account,
    voyage,
    search: search.search || undefined,
    page: String(page),
    pageSize: String(pageSize) as `${PageSize}`,
  };
  return queryOptions({
    queryKey: [...tasksKey, 'list', query],
    queryFn: ({ signal }) => api.ask(tasksCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}

export function shipsQuery(clients: PurchaseScope) {
  return queryOptions({
    queryKey: [...tasksKey, 'ships', clients],
    queryFn: ({ signal }) => api.ask(tasksCalls.byVoyage, { query: { clients } }, { signal }),
    meta: liveMeta,
  });
}
