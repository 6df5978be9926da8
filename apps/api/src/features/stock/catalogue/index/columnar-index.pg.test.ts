import { today } from '@seri/api/testkit/fixed-clock';
import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openWire } from '@seri/api/testkit/wire';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { answersOf, anyIndexRequest } from '../listing/asked.steps.ts';
import { tellTouched } from '../../lots/touched-lots.command.ts';
import { CatalogueThreads, threadStarts } from './catalogue-threads.ts';
import { type AnswerCounts, columnarIndex } from './columnar-index.ts';
import { plainIndex } from './plain-index.steps.ts';
import { anyLots, makeSurroundings, putLots } from './plain-lots.steps.ts';
import { postgresIndex } from './postgres-index.ts';

const database = await openTestDatabase();
const { db } = database;
const surroundings = await makeSurroundings(db);
const opened: { stop(): Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((one) => one.stop()))));
afterAll(() => database.drop());

const [lots = []] = fc.sample(anyLots(surroundings), { numRuns: 1, seed: 3 });
const questions = fc.sample(anyIndexRequest(surroundings), { numRuns: 20, seed: 5 });
const stock = { pageType: 'stock', today } as const;
/** Replaces PostgreSQL as fallback; it has no lots, so its answers are recognisable. */
const nothing = plainIndex([]);

function openThreads(databaseUrl: string, readers = 2): CatalogueThreads {
  const threads = new CatalogueThreads(silentLog, { ...threadStarts({ databaseUrl, logLevel: 'silent' }), readers });
  opened.push(threads);
  return threads;
}

it('every reader thread answers as the database does, and follows commits', async () => {
  await putLots(db, lots);
  const threads = openThreads(database.url);
  const ours = columnarIndex(threads, nothing, silentLog);
  expect(await ours.size(stock)).toBe(0);
  await eventually(() => expect(threads.state).toBe('ready'));
  const truth = postgresIndex(db);
  for (const request of questions) {
    const answer = await answersOf(truth, request);
    expect(await Promise.all([answersOf(ours, request), answersOf(ours, request)])).toEqual([answer, answer]);
  }

  await toStock();
  await eventually(async () => expect(await ours.size(stock)).toBe(lots.length));
});

/** Turns every lot into a stock car, so that all of them have changed. */
async function toStock(): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`update lot set kind = 'stock', status = 4532, session_id = null`.execute(tx);
    await tellTouched(tx, { lots: new Set(lots.map(({ id }) => id)), sessions: new Set() });
  });
}

it('PostgreSQL answers while the connection of the keeper is cut, then memory again, with the changes', async () => {
  await putLots(db, lots);
  const wire = await openWire(database.url);
  opened.push(wire);
  const threads = openThreads(wire.url);
  const answered: AnswerCounts = { memory: 0, postgres: 0 };
  const ours = columnarIndex(threads, postgresIndex(db), silentLog, answered);
  await eventually(() => expect(threads.state).toBe('ready'));
  expect(await ours.size(stock)).not.toBe(lots.length);
  expect(answered).toEqual({ memory: 1, postgres: 0 });

  await wire.cut();
  await toStock();
  await eventually(() => expect(threads.state).toBe('stale'));
  expect(await ours.size(stock)).toBe(lots.length);
  expect(answered).toEqual({ memory: 1, postgres: 1 });

  await wire.mend();
  await eventually(() => expect(threads.state).toBe('ready'));
  expect(await ours.size(stock)).toBe(lots.length);
  expect(answered).toEqual({ memory: 2, postgres: 1 });
});

it('memory becomes stale if the connection of the keeper goes silent', async () => {
  await putLots(db, lots);
  const wire = await openWire(database.url);
  opened.push(wire);
  const threads = openThreads(wire.url);
  await eventually(() => expect(threads.state).toBe('ready'));
  wire.silence();
  await eventually(() => expect(threads.state).toBe('stale'));
});
