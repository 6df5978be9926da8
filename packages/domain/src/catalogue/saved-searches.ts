import type { Faults } from '../common/field-fault.ts';
import { type Filters, filterAddress, hasFilters, readFilters } from './filters.ts';
import { type Sort, type SortOrder, sortOrders, type Sorting, sortsOf } from './listing.ts';
import type { PageType } from './page-types.ts';

/** R40: how many searches an account keeps of one page type, and how long a title may be. */
export const mostSearches = 10;
export const longestTitle = 100;

/** What keeps a search from being saved or renamed. */
export function searchFaults({ title }: { title: string }): Faults<'title'> {
  const { length } = title.trim();
  if (length === 0) return { title: { problem: 'required' } };
  return length > longestTitle ? { title: { problem: 'tooLong', length: longestTitle + 1 } } : {};
}

/** What a search is about: filters and a sort. Where one stands in the list is none of it. */
export interface Searched {
  filters: Filters;
  sorting: Sorting<Sort> | undefined;
}

/** As it stands in an address, without `?`; names in one order, so that equal searches are equal texts. */
export function formatSearch({ filters, sorting }: Searched): string {
  const query = new URLSearchParams({ ...filterAddress(filters), ...sorting });
  query.sort();
  return query.toString();
}

/** Null where something of it cannot be read, or where nothing is searched for. What an address holds besides is left out. */
export function parseSearch(pageType: PageType, params: string): Searched | null {
  const query = Object.fromEntries(new URLSearchParams(params));
  const { filters, faults } = readFilters(pageType, query);
  const sort = sortsOf(pageType).find((name) => name === query['sort']);
  if (Object.keys(faults).length > 0 || !hasFilters(filters) || (query['sort'] && !sort)) return null;
  return { filters, sorting: sort && { sort, order: orderOf(query['order']) } };
}

function orderOf(text: string | undefined): SortOrder {
  return sortOrders.find((order) => order === text) ?? 'ASC';
}
