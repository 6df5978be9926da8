import type { Filters } from '@seri/domain/catalogue/filters';
import type { Sort, Sorting } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { ReactNode } from 'react';
import type { Lot } from './lots.ts';

export interface FilterSlotProps {
  pageType: PageType;
  filters: Filters;
  /** Applies new filters; the list returns to its first page. */
  onChange: (filters: Filters) => void;
}

export interface ListingOnScreen {
  pageType: PageType;
  filters: Filters;
  sorting: Sorting<Sort> | undefined;
  /** The query of its address including `?`, or an empty string. */
  query: string;
  total: number | undefined;
}

/** Actions are shown in the toolbar above the list, or in the bar at the foot of a phone. */
export type ActionPlace = 'toolbar' | 'bar';

/** Slots of the listing that the app fills from other features. */
export type RenderFavourite = (lot: Lot) => ReactNode;
export type RenderSearches = (listing: ListingOnScreen, place: ActionPlace) => ReactNode;

export interface ListingToolsProps extends FilterSlotProps {
  sorting: Sorting<Sort> | undefined;
  /** undefined restores the default order. */
  onSort: (sort: Sort | undefined) => void;
  query: string;
  total: number | undefined;
  renderSearches?: RenderSearches | undefined;
}
