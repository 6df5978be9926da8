import { useQuery } from '@tanstack/react-query';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { facetsQuery } from '../catalogue/filters/facets.query.ts';
import { tagsOf } from '../catalogue/filters/filter-tags.ts';
import { useLabels } from '../catalogue/tools/use-labels.ts';
import type { SearchedListing } from './my-searches.ts';
import { searchTitle } from './search-title.ts';

/** The title to propose for a search; filters whose names have not arrived are left out. */
export function useSearchTitle({ pageType, filters }: SearchedListing): string {
  const text = useText();
  const language = useLanguage();
  const { data: facets } = useQuery(facetsQuery(pageType, filters));
  const labelOf = useLabels(pageType, filters, facets);
  const missing = new Set(
    (['makerId', 'modelId', 'chassisId', 'auction', 'category', 'subCategory'] as const).filter((name) =>
      filters[name]?.some((value) => labelOf(name, value) === undefined),
    ),
  );
  const tags = tagsOf(filters, { pageType, text, language, labelOf });
  return searchTitle(tags.filter(({ name }) => !(missing as ReadonlySet<string>).has(name)));
}
