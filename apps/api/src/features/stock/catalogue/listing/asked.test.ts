import { filtersOf } from '@seri/domain/catalogue/filter-names.data';
import { sortsOf } from '@seri/domain/catalogue/listing';
import { pageTypes } from '@seri/domain/catalogue/page-types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyAsked } from './asked.steps.ts';
import { plainIndex } from '../index/plain-index.steps.ts';
import { anyLots, surroundingsWithout as surroundings } from '../index/plain-lots.steps.ts';

const asked = fc.sample(anyAsked(surroundings), { numRuns: 3_000, seed: 1 });
const lots = fc.sample(anyLots(surroundings), { numRuns: 12, seed: 1 }).flat();

/** Whoever compares two indexes by these questions compares nothing where a filter is never asked, or leaves all or nothing. */
it.each(pageTypes)(
  'questions of %s ask every filter, alone and so that it leaves some of the lots',
  async (pageType) => {
    const own = asked.filter(({ question }) => question.pageType === pageType);
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
