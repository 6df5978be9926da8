import type { AnswerOf } from '@seri/contract/call';
import type { searchesCalls } from '@seri/contract/stock/searches.calls';
import type { Filters } from '@seri/domain/catalogue/filters';
import type { Sort, Sorting } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { queryClient } from '../../lib/calls/query-client.ts';

export type SavedSearches = AnswerOf<typeof searchesCalls.list>;
export type SavedSearch = SavedSearches['items'][number];

/** The listing that searches are saved from and applied to. */
export interface SearchedListing {
  pageType: PageType;
  filters: Filters;
  sorting: Sorting<Sort> | undefined;
}

export const searchesKey = (pageType: PageType) => ['searches', pageType] as const;

/** Shows a change in the list as soon as the server has confirmed it. */
export function patchSearches(pageType: PageType, change: (items: SavedSearch[]) => SavedSearch[]): void {
  queryClient.setQueryData<SavedSearches>(searchesKey(pageType), (cached) => {
    if (!cached) return cached;
    const items = change(cached.items);
    return { items, counter: items.length };
  });
}
