import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';

export interface FilterProps {
  pageType: PageType;
  /** The applied filters, as the address has them. */
  filters: Filters;
  onChange: (filters: Filters) => void;
}
