import { today } from '@seri/api/testkit/fixed-clock';
import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { openTestDatabase } from '@seri/api/testkit/database';
import { roundsOf } from '@seri/api/testkit/rounds';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { withOwnConnection } from '../../../../platform/database/own-connection.ts';
import { type IndexRequest, answersOf, anyIndexRequest, pricedLotsOf, schedulesOf } from '../listing/asked.steps.ts';
import { KeeperAndReader } from '../columnar/columnar.steps.ts';
import { blockSize } from '../columnar/scan/scan.ts';
import { SegmentBuilder } from '../columnar/segments/segment-builder.ts';
import { readAllIndexedLots, readDirectory, readTouched } from './lot-facts.read.ts';
import type { PlainLot } from './plain-index.steps.ts';
import { anyLots, makeSurroundings, manyLots, putLots } from './plain-lots.steps.ts';
import { postgresIndex } from './postgres-index.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());
const { db, pool } = database;
const surroundings = await makeSurroundings(db);

function load(): Promise<KeeperAndReader> {
  return withOwnConnection(pool, 'test', async ({ client }) => {
    const builders = lotKinds.map((kind) => ({ kind, builder: new SegmentBuilder(kind) }));
    for (const { kind, builder } of builders) {
      for await (const lots of readAllIndexedLots(client, kind)) for (const lot of lots) builder.add(lot);
    }
    const segments = builders.map(({ builder }) => builder.build());
    return new KeeperAndReader(await readDirectory(db), segments);
  });
}

async function expectSame(
  { index: ours }: KeeperAndReader,
  lots: readonly PlainLot[],
  requests: readonly IndexRequest[],
) {
  const truth = postgresIndex(db);
  for (const request of requests) expect(await answersOf(ours, request)).toEqual(await answersOf(truth, request));
  expect(await schedulesOf(ours)).toEqual(await schedulesOf(truth));
  const priced = pricedLotsOf(lots);
  expect(await ours.fairPrices(priced)).toEqual(await truth.fairPrices(priced));
}

/** Steps of a merge; a whole one takes some hundred for lots of four kinds. */
const anySteps = fc.constantFrom(1, 20, 45, 90, 150, 300);

it('columns answer every question as PostgreSQL does: loaded, changed and merged', async () => {
  const questions = fc.array(anyIndexRequest(surroundings), { minLength: 2, maxLength: 2 });
  const property = fc.asyncProperty(
    anyLots(surroundings),
    fc.tuple(anyLots(surroundings), anyLots(surroundings)),
    fc.tuple(questions, questions, questions, questions),
    fc.tuple(anySteps, anySteps),
    async (former, [lots, latest], [first, second, third, fourth], [some, more]) => {
      await putLots(db, former);
      const ours = await load();
      await expectSame(ours, former, first);
      await change(ours, former, lots);
      ours.merge(some);
      await expectSame(ours, lots, second);
      await change(ours, lots, latest);
      ours.merge(more);
      await expectSame(ours, latest, third);
      while (!ours.merge());
      await expectSame(ours, latest, fourth);
    },
  );
  await fc.assert(property, { numRuns: roundsOf(8, 1_250).length, endOnFailure: true });
});

async function change(ours: KeeperAndReader, former: readonly PlainLot[], lots: readonly PlainLot[]): Promise<void> {
  await putLots(db, lots);
  const touched = [...former, ...lots].map(({ id }) => id);
  const seen = await readTouched(db, { lots: touched, sessions: [] }, 5_000);
  ours.change(touched, seen.lots);
}

it('columns answer as PostgreSQL does for many lots in whole blocks and far down a listing: loaded, changed and merged', async () => {
  // Enough upcoming cars that one pass over them spans several blocks.
  const sessions = surroundings.sessions.filter(({ heldOn }) => heldOn > '2026-11');
  const drawn = manyLots({ ...surroundings, sessions }, 8_000);
  const lots = drawn.map((lot): PlainLot => (lot.kind === 'stock' || lot.id % 8 === 0 ? lot : { ...lot, kind: 'car' }));
  await putLots(db, lots);
  const ours = await load();
  expect(await ours.index.size({ pageType: 'car-auction', today })).toBeGreaterThan(blockSize);
  const truth = postgresIndex(db);
  const expectSameOfMany = (seed: number) => {
    const property = fc.asyncProperty(
      anyIndexRequest(surroundings),
      fc.nat({ max: 3_000 }),
      async (request, offset) => {
        const far = { ...request, slice: { ...request.slice, offset } };
        expect(await answersOf(ours.index, far)).toEqual(await answersOf(truth, far));
      },
    );
    return fc.assert(property, { numRuns: roundsOf(12, 350).length, seed, endOnFailure: true });
  };
  await expectSameOfMany(1);
  await change(
    ours,
    lots,
    lots.flatMap((lot, place) => {
      if (place % 9 > 1) return [lot];
      return place % 9 === 0 ? [{ ...lot, ...drawn[place + 1], id: lot.id }] : [];
    }),
  );
  await expectSameOfMany(2);
  while (!ours.merge());
  await expectSameOfMany(3);
});
