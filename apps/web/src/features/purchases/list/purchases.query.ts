import { purchasePageCalls } from '@seri/contract/screens/purchase-page.calls';
import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { type PageSize, pageSizes } from '@seri/domain/catalogue/listing';
import { purchaseStatusCodes, purchaseWay } from '@seri/domain/purchases/purchase';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { purchasesKey } from './purchases-key.ts';
import type { PurchasesSearch } from './purchases-search.ts';
import { purchaseTabs } from './purchase-tabs.data.ts';

export function purchasesQuery({ tab, clients, page }: PurchasesSearch, pageSize: PageSize) {
  const query = {
    status: tab === 'all' ? '' : purchaseTabs[tab].join(','),
    clients,
    page: String(page),
    pageSize: String(pageSize) as `${PageSize}`,
  };
  return queryOptions({
    queryKey: [...purchasesKey, 'list', query],
    queryFn: ({ signal }) => api.ask(purchasesCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}

const stopsOnTheWay = purchaseWay.filter((stop) => stop !== 'delivered').map((stop) => purchaseStatusCodes[stop]);

/** The reader's purchases that have not arrived, the latest first. */
export const onTheWayQuery = queryOptions({
  queryKey: [...purchasesKey, 'on-the-way'],
  queryFn: ({ signal }) => {
    const query = { status: stopsOnTheWay.join(','), page: '1', pageSize: `${pageSizes[0]}` } as const;
    return api.ask(purchasesCalls.list, { query }, { signal });
  },
  meta: liveMeta,
});

export function purchaseQuery(id: string) {
  return queryOptions({
    queryKey: [...purchasesKey, 'view', id],
    queryFn: ({ signal }) => api.ask(purchasePageCalls.view, { query: { id } }, { signal }),
    meta: liveMeta,
  });
}

const readText = (response: Response) => response.text();

/** Fetches the address of all photos as one file; empty if there are none. */
export async function fetchPurchasePhotosLink(id: number, signal: AbortSignal): Promise<Reply<string>> {
  return api.send(purchasesCalls.downloadImages, { query: { id: String(id) } }, { signal, readAnswer: readText });
}
