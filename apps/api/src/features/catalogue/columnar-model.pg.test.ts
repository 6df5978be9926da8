import { lotKinds } from '@seri/domain/lot-kinds';
import { openTestDatabase } from '@seri/testkit/database';
import { roundsOf } from '@seri/testkit/rounds';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { withOwnConnection } from '../../platform/database/own-connection.ts';
import { type Asked, answersOf, anyAsked, likenessesOf, schedulesOf } from './asked.steps.ts';
import { ColumnarCatalogue } from './columnar/columnar-catalogue.ts';
import { Directory } from './columnar/directory.ts';
import { SegmentBuilder } from './columnar/segment-builder.ts';
import { readAllFacts, readDirectory, readFacts } from './lot-facts.read.ts';
import type { PlainLot } from './plain-index.steps.ts';
import { anyLots, makeSurroundings, putLots, today } from './plain-lots.steps.ts';
import { postgresIndex } from './postgres-index.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());
const { db, pool } = database;
const surroundings = await makeSurroundings(db);

function load(): Promise<ColumnarCatalogue> {
  return withOwnConnection(pool, 'test', async ({ client }) => {
    const builders = lotKinds.map((kind) => ({ kind, builder: new SegmentBuilder(kind) }));
    for (const { kind, builder } of builders) {
      for await (const lots of readAllFacts(client, kind)) for (const lot of lots) builder.add(lot);
    }
    const directory = new Directory(await readDirectory(db));
    return new ColumnarCatalogue(
      directory,
      builders.map(({ builder }) => builder.build()),
    );
  });
}

async function expectSame(ours: ColumnarCatalogue, lots: readonly PlainLot[], questions: readonly Asked[]) {
  const truth = postgresIndex(db);
  for (const asked of questions) expect(await answersOf(ours, asked)).toEqual(await answersOf(truth, asked));
  expect(await schedulesOf(ours)).toEqual(await schedulesOf(truth));
  const likenesses = likenessesOf(lots);
  expect(await ours.comparables(likenesses, today)).toEqual(await truth.comparables(likenesses, today));
}

it('columns answer whatever is asked as PostgreSQL does, as loaded and after lots have changed', async () => {
  const questions = fc.array(anyAsked(surroundings), { minLength: 4, maxLength: 4 });
  const property = fc.asyncProperty(
    anyLots(surroundings),
    anyLots(surroundings),
    questions,
    questions,
    async (former, lots, first, second) => {
      await putLots(db, former);
      const ours = await load();
      await expectSame(ours, former, first);

      await putLots(db, lots);
      const touched = [...former, ...lots].map(({ id }) => id);
      ours.change(touched, await readFacts(db, touched));
      await expectSame(ours, lots, second);
    },
  );
  await fc.assert(property, { numRuns: roundsOf(25, 1_250).length, endOnFailure: true });
});
