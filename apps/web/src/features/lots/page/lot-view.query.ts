import { lotCalls } from '@seri/contract/stock/lots.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { isRunning } from '../facts/lot-times.ts';
import { type LotView, lotViewKey } from './lot-view.ts';

/** The expected time of a lot shifts with the lots before it while its session runs. */
const runningRefetchInterval = 30_000;

export function lotViewQuery(pageType: PageType, id: string) {
  return queryOptions({
    queryKey: lotViewKey(id),
    queryFn: async ({ signal }): Promise<LotView> => api.ask(lotCalls[pageType].view, { query: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data, serverNow()) ? runningRefetchInterval : false),
    meta: liveMeta,
  });
}
