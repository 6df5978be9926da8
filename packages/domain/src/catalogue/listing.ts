import { type PageType, pageTypeData } from './page-types.ts';

/** R8: how a listing of lots is sorted and paged, the same on both sides. */
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

/** Of one file; whoever wants more narrows the list. */
export const mostExported = 20_000;

export type Sort = (typeof sorts)[number];
export type SortOrder = (typeof sortOrders)[number];
export type PageSize = (typeof pageSizes)[number];

export interface Sorting<Variant extends string = string> {
  sort: Variant;
  order: SortOrder;
}

/** By which columns lots of a page type can be sorted. */
export function sortsOf(pageType: PageType): readonly Sort[] {
  const { shape, home, kind } = pageTypeData[pageType];
  if (shape === 'machine') return ['auctionDate', 'year', 'mileage', 'hours', 'price'];
  if (kind === 'stock') return ['year', 'condition', 'mileage', 'soldPrice'];
  const live = ['auctionDate', 'year', 'condition', 'mileage', 'startPrice'] as const;
  return home === 'live' ? live : [...live, 'soldPrice'];
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
