import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import type { FilterFacets } from '../filters/filter-facets.ts';

export interface Culprit {
  /** One filter, or several that only help together. */
  names: readonly FilterName[];
  /** The number of lots without them. */
  count: number;
}

const maxCulprits = 4;

/** R37: the filters whose removal would bring lots back, the most lots first. */
export function culpritsOf({
  without,
  withoutSeveral = [],
}: Pick<FilterFacets, 'without' | 'withoutSeveral'>): Culprit[] {
  const single = Object.entries(without).map(([name, count]) => ({ names: [name as FilterName], count }));
  return [...single, ...withoutSeveral]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxCulprits);
}
