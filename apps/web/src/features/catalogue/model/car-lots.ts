import type { AnswerOf } from '@seri/contract/call';
import { catalogueCalls } from '@seri/contract/catalogue.calls';
import type { CarSort, PageSize, Sorting } from '@seri/domain/listing';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { liveMeta } from '../../../lib/query-client.ts';

type CarListing = AnswerOf<typeof catalogueCalls.carListing>;
export type CarLot = CarListing['carsList'][number];

export interface ListingPage {
  sorting: Sorting<CarSort> | undefined;
  page: number;
  pageSize: PageSize;
}

const listings = ['catalogue', 'car-auction'] as const;

export function carListingQuery({ sorting, page, pageSize }: ListingPage) {
  const query = { ...sorting, page: String(page), pageSize: String(pageSize) as `${PageSize}` };
  return queryOptions({
    queryKey: [...listings, query],
    queryFn: ({ signal }) => api.ask(catalogueCalls.carListing, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}

/** Changes one lot wherever a listing holds it, without asking again. */
export function patchCarLot(client: QueryClient, lotId: number, patch: Partial<CarLot>): void {
  client.setQueriesData<CarListing>({ queryKey: listings }, (listing) => {
    if (!listing?.carsList.some((lot) => lot.id === lotId)) return listing;
    return { ...listing, carsList: listing.carsList.map((lot) => (lot.id === lotId ? { ...lot, ...patch } : lot)) };
  });
}
