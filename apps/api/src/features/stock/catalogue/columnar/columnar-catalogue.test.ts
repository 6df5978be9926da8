import { today } from '@seri/api/testkit/fixed-clock';
import { isStatistics, pageTypes } from '@seri/domain/catalogue/page-types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type IndexRequest, answersOf, anyIndexRequest, pricedLotsOf, schedulesOf } from '../listing/asked.steps.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { plainIndex, type PlainLot } from '../index/plain-index.steps.ts';
import { anyLots, manyLots, plainSurroundings as surroundings } from '../index/plain-lots.steps.ts';
import { catalogueOf, indexedLotOf } from './columnar.steps.ts';

async function expectSame(
  ours: CatalogueIndex,
  lots: readonly PlainLot[],
  requests: readonly IndexRequest[],
): Promise<void> {
  const plain = plainIndex(lots);
  for (const request of requests) expect(await answersOf(ours, request)).toEqual(await answersOf(plain, request));
  expect(await schedulesOf(ours)).toEqual(await schedulesOf(plain));
  const priced = pricedLotsOf(lots.slice(0, 60));
  expect(await ours.fairPrices(priced)).toEqual(await plain.fairPrices(priced));
}

const wholeListing = { sorting: undefined, offset: 0 };

const someQuestions = (count: number) =>
  fc.array(anyIndexRequest(surroundings), { minLength: count, maxLength: count });

/** Between questions lots change, a merge advances some steps, or a fresh reader takes over. */
const anyStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ lots: anyLots(surroundings), gone: fc.array(fc.integer({ min: 1, max: 61 })) }),
  },
  { weight: 3, arbitrary: fc.record({ steps: fc.constantFrom(1, 9, 40, 100, 400) }) },
  { weight: 1, arbitrary: fc.constant('another' as const) },
);

it(
  'R8, R36 to R39: columns answer every question as the plain index does, also while lots change and are merged',
  { timeout: 60_000 },
  async () => {
    const property = fc.asyncProperty(
      anyLots(surroundings),
      fc.array(anyStep, { minLength: 6, maxLength: 6 }),
      someQuestions(2),
      async (lots, steps, questions) => {
        const ours = catalogueOf(surroundings, lots);
        await expectSame(ours.index, lots, questions);
        let now = lots;
        for (const step of steps) {
          if (step === 'another') ours.replace();
          else if ('steps' in step) ours.merge(step.steps);
          else {
            const changed = step.lots.filter(({ id }) => !step.gone.includes(id));
            const ids = new Set([...step.gone, ...changed.map(({ id }) => id)]);
            now = [...now.filter(({ id }) => !ids.has(id)), ...changed];
            ours.change([...ids], changed.map(indexedLotOf));
          }
          await expectSame(ours.index, now, questions);
        }
        while (!ours.merge());
        await expectSame(ours.index, now, questions);
      },
    );
    await fc.assert(property, { numRuns: 60, endOnFailure: true });
  },
);

const lotsOfBlocks = manyLots(surroundings, 5_000);

it('R8: a page of many lots is the one that sorting all of them gives', { timeout: 60_000 }, async () => {
  const ours = catalogueOf(surroundings, lotsOfBlocks).index;
  const plain = plainIndex(lotsOfBlocks);
  const property = fc.asyncProperty(
    anyIndexRequest(surroundings),
    fc.nat({ max: 1_500 }),
    async ({ question, slice }, offset) => {
      const page = { ...slice, offset };
      expect(await ours.listing(question, page)).toEqual(await plain.listing(question, page));
    },
  );
  await fc.assert(property, { numRuns: 60, endOnFailure: true });
});

/** Half of the lots are loaded, the other half is merged in. */
const merged = catalogueOf(surroundings, lotsOfBlocks.slice(0, 2_500));
const others = lotsOfBlocks.slice(2_500);
merged.change(
  others.map(({ id }) => id),
  others.map(indexedLotOf),
);
merged.merge();

it.each(pageTypes)('R8: the pages of %s add up to the whole listing in its default order', async (pageType) => {
  const question = { pageType, today, filters: isStatistics(pageType) ? { auctionDateTo: today } : {} };
  const { places, total } = await plainIndex(lotsOfBlocks).listing(question, {
    ...wholeListing,
    limit: lotsOfBlocks.length,
  });
  const slices = Array.from({ length: Math.ceil(total / 50) }, (_, page) => ({
    ...wholeListing,
    offset: page * 50,
    limit: 50,
  }));
  for (const ours of [catalogueOf(surroundings, lotsOfBlocks).index, merged.index]) {
    const pages = await Promise.all(slices.map((slice) => ours.listing(question, slice)));
    expect(pages.flatMap((page) => page.places)).toEqual(places);
  }
});

it(
  'R36, R37: many lots are counted as the plain index counts them, also with removed lots and after a merge',
  { timeout: 60_000 },
  async () => {
    const ours = catalogueOf(surroundings, lotsOfBlocks);
    const changed = others
      .map((lot, place) => ({ ...lot, ...lotsOfBlocks[place], id: lot.id }))
      .filter(({ id }) => id % 9 < 2);
    const gone = lotsOfBlocks.map(({ id }) => id).filter((id) => id % 9 === 2);
    const ids = new Set([...gone, ...changed.map(({ id }) => id)]);
    const later = [...lotsOfBlocks.filter(({ id }) => !ids.has(id)), ...changed];
    const expectCounted = async (lots: readonly PlainLot[]) => {
      const plain = plainIndex(lots);
      const priced = pricedLotsOf(lots.slice(0, 60));
      expect(await ours.index.fairPrices(priced)).toEqual(await plain.fairPrices(priced));
      const property = fc.asyncProperty(anyIndexRequest(surroundings), async ({ question }) => {
        expect(await ours.index.facets(question)).toEqual(await plain.facets(question));
        expect(await ours.index.models(question)).toEqual(await plain.models(question));
        expect(await ours.index.count(question)).toBe(await plain.count(question));
      });
      return fc.assert(property, { numRuns: 60, endOnFailure: true });
    };
    await expectCounted(lotsOfBlocks);
    ours.change([...ids], changed.map(indexedLotOf));
    await expectCounted(later);
    ours.merge();
    await expectCounted(later);
  },
);
