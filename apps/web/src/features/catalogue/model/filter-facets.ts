import type { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import type { AnswerOf } from '@seri/contract/call';

export type Facets = AnswerOf<(typeof catalogueCalls)['car-auction']['filters']>;
export type RangeFacet = NonNullable<Facets['ranges']['year']>;

/** A value that can be chosen, in the words of the screen. */
export interface Option {
  value: string;
  label: string;
  count: number;
}
