import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { useDraft } from '../../../lib/use-draft.ts';
import { type Change, filterKey } from './filter-change.ts';
import type { Facets } from './filter-facets.ts';
import type { LabelOf } from './filter-labels.ts';

/** How long a choice waits for the next one, in ms. */
export const appliesAfter = { most: 700, dates: 500, lotNumbers: 1500 } as const;

/** What a part of the panel is given: the filters as they are shown, and the way to change them. */
export interface FilterForm {
  pageType: PageType;
  /** As chosen: applied, or about to be. */
  filters: Filters;
  /** undefined until the first answer. */
  facets: Facets | undefined;
  labelOf: LabelOf;
  change: (change: Change, after?: number) => void;
  /** Applies at once what waits. */
  flush: () => void;
}

/** Choices show at once; those that follow each other quickly are applied as one. */
export function useFilterDraft(applied: Filters, onChange: (filters: Filters) => void) {
  const { value: filters, ...draft } = useDraft({ applied, keyOf: filterKey, onChange, after: appliesAfter.most });
  return { filters, ...draft };
}
