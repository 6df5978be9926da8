import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import type { PageSize } from '@seri/domain/catalogue/listing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { receiptsKey } from './receipts.ts';
import { isListView, type ReceiptsSearch } from './receipts-search.ts';

/** The other parts of the desk show the counts of the lists too. */
export function receiptsQuery({ view, search, account, until, page }: ReceiptsSearch, pageSize: PageSize) {
  const query = {
    view: isListView(view) ? view : ('inbox' as const),
    search: search || undefined,
    account,
    until,
    page: String(page),
    pageSize: String(pageSize) as `${PageSize}`,
  };
  return queryOptions({
    queryKey: [...receiptsKey, 'list', query],
    queryFn: ({ signal }) => api.ask(receiptsCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}
