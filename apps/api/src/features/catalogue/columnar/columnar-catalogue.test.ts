import { isStatistics, pageTypes } from '@seri/domain/page-types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Asked, answersOf, anyAsked, likenessesOf, schedulesOf } from '../asked.steps.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { plainIndex, type PlainLot } from '../plain-index.steps.ts';
import { anyLot, anyLots, surroundingsWithout as surroundings, today } from '../plain-lots.steps.ts';
import { catalogueOf, factsOf } from './columnar.steps.ts';

async function expectSame(ours: CatalogueIndex, lots: readonly PlainLot[], questions: readonly Asked[]): Promise<void> {
  const plain = plainIndex(lots);
  for (const asked of questions) expect(await answersOf(ours, asked)).toEqual(await answersOf(plain, asked));
  expect(await schedulesOf(ours)).toEqual(await schedulesOf(plain));
  const likenesses = likenessesOf(lots.slice(0, 60));
  expect(await ours.comparables(likenesses, today)).toEqual(await plain.comparables(likenesses, today));
}

const wholeListing = { sorting: undefined, offset: 0 };

const someQuestions = (count: number) => fc.array(anyAsked(surroundings), { minLength: count, maxLength: count });

const anyChange = fc.record({ lots: anyLots(surroundings), gone: fc.array(fc.integer({ min: 1, max: 61 })) });

it(
  'R8, R36 to R39: columns answer whatever is asked as the rules read, also when lots change again and again',
  { timeout: 60_000 },
  async () => {
    const property = fc.asyncProperty(
      anyLots(surroundings),
      fc.array(anyChange, { minLength: 2, maxLength: 2 }),
      someQuestions(4),
      async (lots, changes, questions) => {
        const ours = catalogueOf(surroundings, lots);
        await expectSame(ours, lots, questions);
        let now = lots;
        for (const { lots: others, gone } of changes) {
          const changed = others.filter(({ id }) => !gone.includes(id));
          const ids = new Set([...gone, ...changed.map(({ id }) => id)]);
          now = [...now.filter(({ id }) => !ids.has(id)), ...changed];
          ours.change([...ids], changed.map(factsOf));
          await expectSame(ours, now, questions);
        }
        ours.merge();
        await expectSame(ours, now, questions);
      },
    );
    await fc.assert(property, { numRuns: 40, endOnFailure: true });
  },
);

const [drawn = []] = fc.sample(fc.array(anyLot(surroundings), { minLength: 5_000, maxLength: 5_000, size: 'max' }), {
  numRuns: 1,
  seed: 7,
});
const manyLots = drawn.map((lot, place) => ({ ...lot, id: 1 + ((place * 4_001) % 9_001) }));

it('R8: pages of many lots lie where sorting all of them would put them', { timeout: 60_000 }, async () => {
  const ours = catalogueOf(surroundings, manyLots);
  const plain = plainIndex(manyLots);
  const property = fc.asyncProperty(
    anyAsked(surroundings),
    fc.nat({ max: 1_500 }),
    async ({ question, slice }, offset) => {
      const page = { ...slice, offset };
      expect(await ours.listing(question, page)).toEqual(await plain.listing(question, page));
    },
  );
  await fc.assert(property, { numRuns: 60, endOnFailure: true });
});

it.each(pageTypes)('R8: page after page of %s is the whole listing in its own order', async (pageType) => {
  const ours = catalogueOf(surroundings, manyLots);
  const question = { pageType, today, filters: isStatistics(pageType) ? { auctionDateTo: today } : {} };
  const { places, total } = await plainIndex(manyLots).listing(question, { ...wholeListing, limit: manyLots.length });
  const pages = Array.from({ length: Math.ceil(total / 50) }, (_, page) =>
    ours.listing(question, { ...wholeListing, offset: page * 50, limit: 50 }),
  );
  expect((await Promise.all(pages)).flatMap((page) => page.places)).toEqual(places);
});
