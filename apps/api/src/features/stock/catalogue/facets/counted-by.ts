import { facetsOf, rangesOf } from '@seri/domain/catalogue/filter-names.data';
import type { CountedBy, Question } from '../index/catalogue-index.ts';

/** The chassis codes of every maker are nobody's choice before one is chosen. */
export function countedBy({ pageType, filters }: Question): CountedBy[] {
  const isNarrow = Boolean(filters.makerId ?? filters.modelId ?? filters.chassisId);
  const facets = facetsOf(pageType).flatMap((name): CountedBy[] => {
    if (name === 'maker' || name === 'model' || name === 'subcategory') return [];
    if (name === 'auction') return ['session'];
    return name === 'chassis' && !isNarrow ? [] : [name];
  });
  return [...facets, ...rangesOf(pageType)];
}
