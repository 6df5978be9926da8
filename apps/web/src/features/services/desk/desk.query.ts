import { translationsCalls } from '@seri/contract/services/translations.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { deskKey, deskRequestKey } from '../translation/translations.ts';
import type { DeskSearch } from './desk-search.ts';

export const queueQuery = ({ scope, view }: Pick<DeskSearch, 'scope' | 'view'>) =>
  queryOptions({
    queryKey: [...deskKey, 'queue', scope, view],
    meta: liveMeta,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.ask(translationsCalls.queue, { query: { scope, view } }, { signal }),
  });

export const deskRequestQuery = (id: number) =>
  queryOptions({
    queryKey: deskRequestKey(id),
    meta: liveMeta,
    queryFn: ({ signal }) => api.ask(translationsCalls.view, { params: { id } }, { signal }),
  });
