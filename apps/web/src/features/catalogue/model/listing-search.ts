import { filterAddress, type Filters, readFilters } from '@seri/domain/catalogue/filters';
import { type Sort, type Sorting, sortsOf } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { listAddress, type Paging, parsePaging, parseSorting, type RawSearch } from '../../../lib/list-address.ts';

/** What of a listing stands in the address. */
export interface ListingSearch extends Paging {
  filters: Filters;
  sorting: Sorting<Sort> | undefined;
}

/** Reads an address as people write it: what it does not know or cannot use, it leaves out. */
export function parseListingSearch(pageType: PageType, raw: RawSearch): ListingSearch {
  const { filters } = readFilters(pageType, raw);
  return { filters, sorting: parseSorting(sortsOf(pageType), raw), ...parsePaging(raw) };
}

export function listingHref(path: string, { filters, ...place }: ListingSearch): string {
  return listAddress(path, { ...place, filters: filterAddress(filters) });
}
