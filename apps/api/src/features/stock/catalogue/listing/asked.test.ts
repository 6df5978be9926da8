import { filtersOf } from '@seri/domain/catalogue/filter-names.data';
import { sortsOf } from '@seri/domain/catalogue/listing';
import { pageTypes } from '@seri/domain/catalogue/page-types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyIndexRequest } from './asked.steps.ts';
import { plainIndex } from '../index/plain-index.steps.ts';
import { anyLots, plainSurroundings as surroundings } from '../index/plain-lots.steps.ts';

const requests = fc.sample(anyIndexRequest(surroundings), { numRuns: 6_000, seed: 1 });
const lots = fc.sample(anyLots(surroundings), { numRuns: 12, seed: 1 }).flat();

/** Other tests compare indexes by these questions; a filter that is never used, or keeps all lots or none, would go untested. */
it.each(pageTypes)(
  'generated questions of %s use every sort, and every filter so that it alone removes some lots but not all',
  async (pageType) => {
    const own = requests.filter(({ question }) => question.pageType === pageType);
    const telling = new Set<string>();
    for (const { question } of own) {
      for (const name of Object.keys(question.filters)) {
        const { [name]: only, ...others } = question.filters as Record<string, unknown>;
        if (only === undefined || telling.has(name)) continue;
        const [all = 0, left = 0] = await Promise.all(
          [others, question.filters].map((filters) => plainIndex(lots).count({ ...question, filters })),
        );
        if (left > 0 && left < all) telling.add(name);
      }
    }
    expect([...telling].toSorted()).toEqual(filtersOf(pageType).toSorted());
    const sorts = new Set(own.map(({ slice }) => slice.sorting?.sort));
    expect(sorts).toEqual(new Set([undefined, ...sortsOf(pageType)]));
  },
);
