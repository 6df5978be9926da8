import type { Filters } from '@seri/domain/catalogue/filters';
import type { Sort, Sorting } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { ReactNode } from 'react';
import type { Lot } from './lots.ts';

/** What the filter panel, the chips and the phone's drawer are given. */
export interface FilterSlotProps {
  pageType: PageType;
  filters: Filters;
  /** The list as it is narrowed from now on: it goes back to its first page. */
  onChange: (filters: Filters) => void;
}

/** What is on screen, for those who save or export it. */
export interface ListingOnScreen {
  pageType: PageType;
  filters: Filters;
  sorting: Sorting<Sort> | undefined;
  /** The query of its address, `?…`, or nothing. */
  query: string;
  total: number | undefined;
}

/** How an action stands: in the bar above the list, or at the foot of a phone. */
export type ActionPlace = 'toolbar' | 'bar';

/** The listing leaves places for other features; the app fills them. */
export type RenderFavourite = (lot: Lot) => ReactNode;
export type RenderSearches = (listing: ListingOnScreen, place: ActionPlace) => ReactNode;

export interface ListingToolsProps extends FilterSlotProps {
  sorting: Sorting<Sort> | undefined;
  /** undefined is the order without a choice. */
  onSort: (sort: Sort | undefined) => void;
  query: string;
  total: number | undefined;
  renderSearches?: RenderSearches | undefined;
}
