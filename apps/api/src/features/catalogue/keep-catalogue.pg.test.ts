import { openTestDatabase } from '@seri/testkit/database';
import { eventually } from '@seri/testkit/eventually';
import { silentLog } from '@seri/testkit/silent-log';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { answersOf, anyAsked, schedulesOf } from './asked.steps.ts';
import { tellTouched } from './catalogue.command.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { keepCatalogue, type KeptCatalogue } from './keep-catalogue.ts';
import { anyLots, makeSurroundings, putLots } from './plain-lots.steps.ts';
import { postgresIndex } from './postgres-index.ts';

const database = await openTestDatabase();
const { db } = database;
const surroundings = await makeSurroundings(db);
const kept: KeptCatalogue[] = [];
afterEach(async () => void (await Promise.all(kept.splice(0).map((one) => one.stop()))));
afterAll(() => database.drop());

const [lots = []] = fc.sample(anyLots(surroundings), { numRuns: 1, seed: 3 });
const questions = fc.sample(anyAsked(surroundings), { numRuns: 40, seed: 5 });

async function keep(): Promise<CatalogueIndex> {
  const one = await keepCatalogue({ database, log: silentLog });
  kept.push(one);
  return one.catalogue;
}

const answers = async (index: CatalogueIndex) => ({
  questions: await Promise.all(questions.map((one) => answersOf(index, one))),
  schedules: await schedulesOf(index),
});

async function expectSame(ours: CatalogueIndex): Promise<void> {
  expect(await answers(ours)).toEqual(await answers(postgresIndex(db)));
}

it('answers as the database does, as loaded and as soon as a change is told', async () => {
  await putLots(db, lots);
  const ours = await keep();
  await expectSame(ours);

  await inTransaction(db, async (tx) => {
    await sql`update lot set color = 'Pink', sold_price = 7 where id % 3 = 0`.execute(tx);
    await tellTouched(tx, { lots: new Set(lots.map(({ id }) => id)), sessions: new Set() });
  });
  await eventually(() => expectSame(ours));

  await inTransaction(db, async (tx) => {
    await sql`update auction_session set house_id = (select max(id) from house)`.execute(tx);
    await tellTouched(tx, { lots: new Set(), sessions: new Set(surroundings.sessions.map(({ id }) => id)) });
  });
  await eventually(() => expectSame(ours));
});

it('what is committed while it loads is not missed', async () => {
  await putLots(db, lots);
  const [first] = lots;
  const loading = keep();
  for (let year = 1_990; year < 2_000; year += 1) {
    await inTransaction(db, async (tx) => {
      await sql`update lot set year = ${year} where id = ${first?.id}`.execute(tx);
      await tellTouched(tx, { lots: new Set([first?.id ?? 0]), sessions: new Set() });
    });
  }
  const ours = await loading;
  await eventually(() => expectSame(ours));
});
