import type { FilterName } from '@seri/domain/catalogue/filter-names.data';

export interface Culprit {
  name: FilterName;
  /** The number of lots without this filter. */
  count: number;
}

const maxCulprits = 5;

/** The filters whose removal would bring lots back, the most lots first. */
export function culpritsOf(without: Partial<Record<FilterName, number>>): Culprit[] {
  return Object.entries(without)
    .map(([name, count]) => ({ name: name as FilterName, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxCulprits);
}
