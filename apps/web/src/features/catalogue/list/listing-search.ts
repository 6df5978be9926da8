import { hasFilter } from '@seri/domain/catalogue/filter-names.data';
import { filterAddress, type Filters, hasFilters, readFilters } from '@seri/domain/catalogue/filters';
import { type Sort, type Sorting, sortsOf } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';
import {
  listAddress,
  type Paging,
  parsePaging,
  parseSorting,
  type RawSearch,
} from '../../../lib/lists/list-address.ts';

export interface ListingSearch extends Paging {
  filters: Filters;
  sorting: Sorting<Sort> | undefined;
  /** The address did not say so: it is completed. */
  isShowAssumed?: true;
}

/** Parses an address and ignores unknown and invalid parameters. */
export function parseListingSearch(pageType: PageType, raw: RawSearch): ListingSearch {
  const { filters } = readFilters(pageType, raw);
  const list = { sorting: parseSorting(sortsOf(pageType), raw), ...parsePaging(raw) };
  return isBare(pageType, filters) ? { ...list, filters: { show: 'open' }, isShowAssumed: true } : { ...list, filters };
}

/** R6: an address that names nothing shows what can still be bid on; one with filters and without `show` is an older one. */
function isBare(pageType: PageType, filters: Filters): boolean {
  return hasFilter(pageType, 'show') && filters.show === undefined && !hasFilters(filters);
}

export function listingHref(path: string, { filters, ...rest }: ListingSearch): string {
  return listAddress(path, { ...rest, filters: filterAddress(filters) });
}
