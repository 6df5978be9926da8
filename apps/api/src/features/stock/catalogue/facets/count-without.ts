import type { Facets } from '@seri/contract/stock/catalogue.schema';
import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import type { CatalogueIndex, Question } from '../index/catalogue-index.ts';
import { setsOf } from './sets-of.ts';

type CountsWithout = Pick<Facets, 'without' | 'withoutSeveral'>;

const mostTries = 60;
const mostDropped = 3;

/**
 * R37: for a search without results, how many lots appear if one filter is dropped, or as few together as it takes.
 * Counted one by one, to use few connections.
 */
export async function countWithout(index: CatalogueIndex, question: Question): Promise<CountsWithout> {
  const names = Object.keys(question.filters) as FilterName[];
  const without: Facets['without'] = {};
  for (const name of names) {
    const count = await index.count(dropping(question, [name]));
    if (count > 0) without[name] = count;
  }
  if (Object.keys(without).length > 0) return { without };
  for (let size = 2, tries = 0; size <= mostDropped && size < names.length; size += 1) {
    const several: NonNullable<CountsWithout['withoutSeveral']> = [];
    for (const dropped of setsOf(names, size)) {
      tries += 1;
      if (tries > mostTries) break;
      const count = await index.count(dropping(question, dropped));
      if (count > 0) several.push({ names: dropped, count });
    }
    if (several.length > 0) return { without, withoutSeveral: several.toSorted((a, b) => b.count - a.count) };
  }
  return { without };
}

function dropping(question: Question, names: readonly FilterName[]): Question {
  const kept = Object.entries(question.filters).filter(([name]) => !(names as readonly string[]).includes(name));
  return { ...question, filters: Object.fromEntries(kept) };
}
