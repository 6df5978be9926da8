import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { type FilterChange, filterKey } from './filter-change.ts';
import type { FilterFacets } from './filter-facets.ts';
import type { LabelOf } from './filter-labels.ts';

/** Debounce of a filter change in ms. */
export const applyDelay = { usual: 700, dates: 500, lotNumbers: 1500 } as const;

export interface FilterForm {
  pageType: PageType;
  /** The draft, which may not be applied yet. */
  filters: Filters;
  facets: FilterFacets | undefined;
  labelOf: LabelOf;
  change: (change: FilterChange, delay?: number) => void;
  /** Applies pending changes at once. */
  flush: () => void;
}

/** A choice shows at once; choices in quick succession are applied together. */
export function useFilterDraft(applied: Filters, onChange: (filters: Filters) => void) {
  const { value: filters, ...draft } = useDraft({ applied, keyOf: filterKey, onChange, after: applyDelay.usual });
  return { filters, ...draft };
}
