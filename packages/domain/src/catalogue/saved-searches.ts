import type { Faults } from '../common/field-fault.ts';
import { type Filters, filterAddress, hasFilters, readFilters } from './filters.ts';
import { type Sort, type SortOrder, sortOrders, type Sorting, sortsOf } from './listing.ts';
import type { PageType } from './page-types.ts';

/** R40: the most saved searches of an account in one page type. */
export const mostSearches = 10;
export const longestTitle = 100;

export function searchFaults({ title }: { title: string }): Faults<'title'> {
  const { length } = title.trim();
  if (length === 0) return { title: { problem: 'required' } };
  return length > longestTitle ? { title: { problem: 'tooLong', length: longestTitle + 1 } } : {};
}

export interface SearchCriteria {
  filters: Filters;
  sorting: Sorting<Sort> | undefined;
}

/** The query of a page address, without `?`. Names are sorted, so equal searches give equal texts. */
export function formatSearch({ filters, sorting }: SearchCriteria): string {
  const query = new URLSearchParams({ ...filterAddress(filters), ...sorting });
  query.sort();
  return query.toString();
}

/** Null if a filter or the sort is invalid, or if there is no filter. Other parts of the address are ignored. */
export function parseSearch(pageType: PageType, params: string): SearchCriteria | null {
  const query = Object.fromEntries(new URLSearchParams(params));
  const { filters, faults } = readFilters(pageType, query);
  const sort = sortsOf(pageType).find((name) => name === query['sort']);
  if (Object.keys(faults).length > 0 || !hasFilters(filters) || (query['sort'] && !sort)) return null;
  return { filters, sorting: sort && { sort, order: orderOf(query['order']) } };
}

function orderOf(text: string | undefined): SortOrder {
  return sortOrders.find((order) => order === text) ?? 'ASC';
}
