import { useQuery } from '@tanstack/react-query';
import { facetsQuery } from '../api/facets.query.ts';
import { type FilterForm, useFilterDraft } from '../model/filter-form.ts';
import type { FilterProps } from '../model/filter-props.ts';
import { useLabels } from './use-labels.ts';

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
