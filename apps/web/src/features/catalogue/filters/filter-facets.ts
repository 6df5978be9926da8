import type { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import type { AnswerOf } from '@seri/contract/call';

export type FilterFacets = AnswerOf<(typeof catalogueCalls)['car-auction']['filters']>;
export type FilterRangeFacet = NonNullable<FilterFacets['ranges']['year']>;

export interface FilterOption {
  value: string;
  label: string;
  count: number;
}
