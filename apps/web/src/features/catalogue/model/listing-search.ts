import { type Sort, sortsOf, type Sorting } from '@seri/domain/listing';
import { listAddress, type Paging, parsePaging, parseSorting, type RawSearch } from '../../../lib/list-address.ts';

/** What of a listing stands in the address. */
export interface ListingSearch extends Paging {
  sorting: Sorting<Sort> | undefined;
}

/** Reads an address as people write it: what it does not know or cannot use, it leaves out. */
export function parseListingSearch(raw: RawSearch): ListingSearch {
  return { sorting: parseSorting(sortsOf('car-auction'), raw), ...parsePaging(raw) };
}

export function listingHref(path: string, search: ListingSearch): string {
  return listAddress(path, search);
}
