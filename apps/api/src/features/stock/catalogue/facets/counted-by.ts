import { facetsOf, rangesOf } from '@seri/domain/catalogue/filter-names.data';
import type { DimensionName, Question } from '../index/catalogue-index.ts';

/** The facets of a question. Chassis codes are counted only once a maker, model or chassis code is chosen. */
export function dimensionNamesOf({ pageType, filters }: Question): DimensionName[] {
  const isNarrow = Boolean(filters.makerId ?? filters.modelId ?? filters.chassisId);
  const facets = facetsOf(pageType).flatMap((name): DimensionName[] => {
    if (name === 'maker' || name === 'model' || name === 'subcategory') return [];
    if (name === 'auction') return ['session'];
    return name === 'chassis' && !isNarrow ? [] : [name];
  });
  return [...facets, ...rangesOf(pageType)];
}
