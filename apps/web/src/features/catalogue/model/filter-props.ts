import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';

/** What a listing gives to whatever filters it. */
export interface FilterProps {
  pageType: PageType;
  /** As the address says them. */
  filters: Filters;
  onChange: (filters: Filters) => void;
}
