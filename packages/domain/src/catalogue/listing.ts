import type { Filters } from './filters.ts';
import { type PageType, pageTypeData } from './page-types.ts';

/** R8: the sorts and page sizes of a listing, shared by API and web. */
export const sorts = [
  'auctionDate',
  'year',
  'condition',
  'mileage',
  'hours',
  'startPrice',
  'soldPrice',
  'price',
] as const;
export const sortOrders = ['ASC', 'DESC'] as const;
export const pageSizes = [20, 50, 70] as const;

/** The most lots in one exported file. */
export const mostExported = 20_000;

export type Sort = (typeof sorts)[number];
export type SortOrder = (typeof sortOrders)[number];
export type PageSize = (typeof pageSizes)[number];

export interface Sorting<Variant extends string = string> {
  sort: Variant;
  order: SortOrder;
}

export function sortsOf(pageType: PageType): readonly Sort[] {
  const { shape, home, kind } = pageTypeData[pageType];
  if (shape === 'machine') return ['auctionDate', 'year', 'mileage', 'hours', 'price'];
  if (kind === 'stock') return ['year', 'condition', 'mileage', 'soldPrice'];
  const live = ['auctionDate', 'year', 'condition', 'mileage', 'startPrice'] as const;
  return home === 'live' ? live : [...live, 'soldPrice'];
}

/** R6: open lots stand in the order in which their bidding closes, unless the reader sorts them. */
export function isByDeadline({ show }: Filters, sorting: Sorting | undefined): boolean {
  return show === 'open' && sorting === undefined;
}

/** Choosing another column sorts ascending; choosing the same one again goes to descending, then to none. */
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
