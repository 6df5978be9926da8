import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';

export interface FilterProps {
  pageType: PageType;
  filters: Filters;
  onChange: (filters: Filters) => void;
}
