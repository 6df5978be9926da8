import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../lib/text.ts';
import { facetsQuery } from '../api/facets.query.ts';
import { type FilterForm, useFilterDraft } from '../model/filter-form.ts';
import { labelsFrom } from '../model/filter-labels.ts';
import type { FilterProps } from '../model/filter-props.ts';

/** The choices of a panel, and what can be chosen from where they stand. */
export function useFilterForm({ pageType, filters, onChange }: FilterProps) {
  const text = useText();
  const client = useQueryClient();
  const draft = useFilterDraft(filters, onChange);
  const facets = useQuery(facetsQuery(pageType, filters));
  const form: FilterForm = {
    pageType,
    ...draft,
    facets: facets.data,
    labelOf: labelsFrom({ client, pageType, text, facets: facets.data }),
  };
  return { form, isStale: facets.isPlaceholderData, isFailed: facets.isError && !facets.data, retry: facets.refetch };
}
