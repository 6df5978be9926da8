import type { Filters } from '@seri/domain/catalogue/filters';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { makersQuery } from '../filters/facets.query.ts';
import type { FilterFacets } from '../filters/filter-facets.ts';
import { type LabelOf, labelsFrom } from '../filters/filter-labels.ts';

/**
 * Labels of the chosen values. Facets omit makers without lots, so the list of all makers is loaded if one has no
 * label.
 */
export function useLabels(pageType: PageType, filters: Filters, facets: FilterFacets | undefined): LabelOf {
  const text = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const labelOf = labelsFrom({ client, pageType, text, language, facets });
  const isNameless = facets !== undefined && filters.makerId?.some((value) => labelOf('makerId', value) === undefined);
  const { data: makers } = useQuery({ ...makersQuery(pageType), enabled: isNameless === true });
  return (name, value) =>
    labelOf(name, value) ??
    (name === 'makerId' ? makers?.find((maker) => String(maker.value) === value)?.label : undefined);
}
