import {
  type CarSort,
  carSorts,
  type PageSize,
  pageSizes,
  type SortOrder,
  sortOrders,
  type Sorting,
} from '@seri/domain/listing';

/** What of a listing stands in the address. */
export interface ListingSearch {
  sorting: Sorting<CarSort> | undefined;
  page: number;
  pageSize: PageSize | undefined;
}

type RawSearch = Readonly<Record<string, unknown>>;

function oneOf<Value extends string | number>(values: readonly Value[], raw: unknown): Value | undefined {
  return values.find((value) => String(value) === String(raw));
}

const pagesAtMost = 9_999_999;

/** Reads an address as people write it: what it does not know or cannot use, it leaves out. */
export function parseListingSearch(raw: RawSearch): ListingSearch {
  const sort = oneOf<CarSort>(carSorts, raw['sort']);
  const order = oneOf<SortOrder>(sortOrders, raw['order']) ?? 'ASC';
  const page = Number(raw['page']);
  return {
    sorting: sort && { sort, order },
    page: Number.isInteger(page) && page > 0 && page <= pagesAtMost ? page : 1,
    pageSize: oneOf<PageSize>(pageSizes, raw['pageSize']),
  };
}

/** The address of a listing. A page says its size, so that it is the same list in a browser that keeps another. */
export function listingHref(path: string, { sorting, page, pageSize }: ListingSearch): string {
  const query = new URLSearchParams();
  if (sorting) {
    query.set('sort', sorting.sort);
    query.set('order', sorting.order);
  }
  if (page > 1) query.set('page', String(page));
  if (pageSize && (page > 1 || pageSize !== pageSizes[0])) query.set('pageSize', String(pageSize));
  return query.size > 0 ? `${path}?${query}` : path;
}
