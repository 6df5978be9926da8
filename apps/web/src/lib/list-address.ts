import { type PageSize, pageSizes, type SortOrder, sortOrders, type Sorting } from '@seri/domain/catalogue/listing';

/** An address as the router reads it: numbers and words, in no promised form. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** Which page of a list stands in the address. */
export interface Paging {
  page: number;
  pageSize: PageSize | undefined;
}

const pagesAtMost = 9_999_999;

/** What is no such value, or several, is none. */
export function oneOf<Value extends string | number>(values: readonly Value[], raw: unknown): Value | undefined {
  return values.find((value) => String(value) === String(raw));
}

export function parsePaging(raw: RawSearch): Paging {
  const page = Number(raw['page']);
  return {
    page: Number.isInteger(page) && page > 0 && page <= pagesAtMost ? page : 1,
    pageSize: oneOf<PageSize>(pageSizes, raw['pageSize']),
  };
}

export function parseSorting<Sort extends string>(sorts: readonly Sort[], raw: RawSearch): Sorting<Sort> | undefined {
  const sort = oneOf<Sort>(sorts, raw['sort']);
  return sort && { sort, order: oneOf<SortOrder>(sortOrders, raw['order']) ?? 'ASC' };
}

interface ListPlace extends Paging {
  sorting?: Sorting | undefined;
  /** Whatever narrows the list; empty ones stay out of the address. */
  filters?: Readonly<Record<string, string | undefined>>;
}

/** The address of a list. A page says its size, so that it is the same list in a browser that keeps another. */
export function listAddress(path: string, { filters = {}, sorting, page, pageSize }: ListPlace): string {
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
