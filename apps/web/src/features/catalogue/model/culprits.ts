import type { FilterName } from '@seri/domain/catalogue/filter-names.data';

export interface Culprit {
  name: FilterName;
  /** How many lots there would be without it. */
  count: number;
}

const mostNamed = 5;

/** Which filters leave nothing: without one of these there would be lots, the most first. */
export function culpritsOf(without: Partial<Record<FilterName, number>>): Culprit[] {
  return Object.entries(without)
    .map(([name, count]) => ({ name: name as FilterName, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostNamed);
}
