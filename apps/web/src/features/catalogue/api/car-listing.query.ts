import { catalogueCalls } from '@seri/contract/catalogue.calls';
import type { Sort, PageSize, Sorting } from '@seri/domain/listing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';
import { carListingsKey } from '../model/car-lots.ts';

interface ListingPage {
  sorting: Sorting<Sort> | undefined;
  page: number;
  pageSize: PageSize;
}

export function carListingQuery({ sorting, page, pageSize }: ListingPage) {
  const query = { ...sorting, page: String(page), pageSize: String(pageSize) as `${PageSize}` };
  return queryOptions({
    queryKey: [...carListingsKey, query],
    queryFn: ({ signal }) => api.ask(catalogueCalls['car-auction'].listing, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}
