/** R8: how a listing of lots is sorted and paged, the same on both sides. */
export const carSorts = ['auctionDate', 'year', 'condition', 'mileage', 'startPrice'] as const;
export const sortOrders = ['ASC', 'DESC'] as const;
export const pageSizes = [20, 50, 70] as const;

export type CarSort = (typeof carSorts)[number];
export type SortOrder = (typeof sortOrders)[number];
export type PageSize = (typeof pageSizes)[number];

export interface Sorting<Variant extends string = string> {
  sort: Variant;
  order: SortOrder;
}

/** Another column starts ascending; the same one goes ascending, descending, none. */
export function nextSorting<Variant extends string>(
  current: Sorting<Variant> | undefined,
  chosen: Variant,
): Sorting<Variant> | undefined {
  if (current?.sort !== chosen) return { sort: chosen, order: 'ASC' };
  return current.order === 'ASC' ? { sort: chosen, order: 'DESC' } : undefined;
}

export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
