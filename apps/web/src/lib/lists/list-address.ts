import { type PageSize, pageSizes, type SortOrder, sortOrders, type Sorting } from '@seri/domain/catalogue/listing';

/** The query of an address as the router parses it; its values are unchecked. */
export type RawSearch = Readonly<Record<string, unknown>>;

export interface Paging {
  page: number;
  pageSize: PageSize | undefined;
}

const maxPage = 9_999_999;

/** Returns undefined for an unknown value and for several values. */
export function oneOf<Value extends string | number>(values: readonly Value[], raw: unknown): Value | undefined {
  return values.find((value) => String(value) === String(raw));
}

export function parsePaging(raw: RawSearch): Paging {
  const page = Number(raw['page']);
  return {
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
    pageSize: oneOf<PageSize>(pageSizes, raw['pageSize']),
  };
}

export function parseSorting<Sort extends string>(sorts: readonly Sort[], raw: RawSearch): Sorting<Sort> | undefined {
  const sort = oneOf<Sort>(sorts, raw['sort']);
  return sort && { sort, order: oneOf<SortOrder>(sortOrders, raw['order']) ?? 'ASC' };
}

interface ListAddress extends Paging {
  sorting?: Sorting | undefined;
  /** Empty filters are omitted from the address. */
  filters?: Readonly<Record<string, string | undefined>>;
}

/** Later pages include the page size, so that the address shows the same rows in a browser with another setting. */
export function listAddress(path: string, { filters = {}, sorting, page, pageSize }: ListAddress): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sorting) {
    query.set('sort', sorting.sort);
    query.set('order', sorting.order);
  }
  if (page > 1) query.set('page', String(page));
  if (pageSize && (page > 1 || pageSize !== pageSizes[0])) query.set('pageSize', String(pageSize));
  return query.size > 0 ? `${path}?${query}` : path;
}
