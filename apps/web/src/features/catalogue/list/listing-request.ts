import { filterQuery, type Filters } from '@seri/domain/catalogue/filters';
import type { PageSize, Sort, Sorting } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';

export interface ListingParams {
  pageType: PageType;
  filters: Filters;
  sorting: Sorting<Sort> | undefined;
  pageSize: PageSize;
}

/** The query of the listing call, without the page. */
export function listingQueryOf({ filters, sorting, pageSize }: ListingParams) {
  return { ...filterQuery(filters), ...sorting, pageSize: String(pageSize) as `${PageSize}` };
}
