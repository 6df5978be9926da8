import { useQuery } from '@tanstack/react-query';
import { facetsQuery } from './facets.query.ts';
import { type FilterForm, useFilterDraft } from './filter-form.ts';
import type { FilterProps } from './filter-props.ts';
import { useLabels } from '../tools/use-labels.ts';

export function useFilterForm({ pageType, filters, onChange }: FilterProps) {
  const draft = useFilterDraft(filters, onChange);
  const facets = useQuery(facetsQuery(pageType, filters));
  const labelOf = useLabels(pageType, draft.filters, facets.data);
  const form: FilterForm = {
    pageType,
    ...draft,
    facets: facets.data,
    labelOf,
  };
  return { form, isStale: facets.isPlaceholderData, isFailed: facets.isError && !facets.data, retry: facets.refetch };
}
