import type { Filters } from '@seri/domain/filters';
import type { PageType } from '@seri/domain/page-types';

/** What a listing gives to whatever filters it. */
export interface FilterProps {
  pageType: PageType;
  /** As the address says them. */
  filters: Filters;
  onChange: (filters: Filters) => void;
}
