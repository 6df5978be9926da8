import { filterQuery, type Filters } from '@seri/domain/catalogue/filters';
import type { PageSize, Sort, Sorting } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';

export interface ListingAsked {
  pageType: PageType;
  filters: Filters;
  sorting: Sorting<Sort> | undefined;
  pageSize: PageSize;
}

/** What the call of a list is asked with, whichever page of it. */
export function listingQueryOf({ filters, sorting, pageSize }: ListingAsked) {
  return { ...filterQuery(filters), ...sorting, pageSize: String(pageSize) as `${PageSize}` };
}
