import { EventEmitter } from 'node:events';
import { openTestDatabase } from '@seri/testkit/database';
import { eventually } from '@seri/testkit/eventually';
import { silentLog } from '@seri/testkit/silent-log';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { answersOf, anyAsked } from './asked.steps.ts';
import { tellTouched } from './catalogue.command.ts';
import { CatalogueThread, startCatalogueThread, type ToThread } from './catalogue-thread.ts';
import { columnarIndex } from './columnar-index.ts';
import { plainIndex } from './plain-index.steps.ts';
import { anyLots, makeSurroundings, putLots, today } from './plain-lots.steps.ts';
import { postgresIndex } from './postgres-index.ts';

const database = await openTestDatabase();
const { db } = database;
const surroundings = await makeSurroundings(db);
const threads: CatalogueThread[] = [];
afterAll(async () => {
  await Promise.all(threads.map((thread) => thread.stop()));
  await database.drop();
});

const [lots = []] = fc.sample(anyLots(surroundings), { numRuns: 1, seed: 3 });
const questions = fc.sample(anyAsked(surroundings), { numRuns: 20, seed: 5 });
const stock = { pageType: 'stock', today } as const;
/** Stands where PostgreSQL does, and knows of no lots. */
const nothing = plainIndex([]);

it('a thread of its own answers as the database does, and follows what is committed', async () => {
  await putLots(db, lots);
  const thread = new CatalogueThread(silentLog, () =>
    startCatalogueThread({ databaseUrl: database.url, logLevel: 'silent' }),
  );
  threads.push(thread);
  const ours = columnarIndex(thread, nothing, silentLog);
  expect(await ours.size(stock)).toBe(0);
  await eventually(() => expect(thread.isReady).toBe(true));
  const truth = postgresIndex(db);
  for (const asked of questions) expect(await answersOf(ours, asked)).toEqual(await answersOf(truth, asked));

  await inTransaction(db, async (tx) => {
    await sql`update lot set kind = 'stock', status = 4532, session_id = null`.execute(tx);
    await tellTouched(tx, { lots: new Set(lots.map(({ id }) => id)), sessions: new Set() });
  });
  await eventually(async () => expect(await ours.size(stock)).toBe(lots.length));
});

/** Says what it is told to, and nothing by itself. */
class PlainThread {
  readonly asked: ToThread[] = [];
  readonly #listeners = new EventEmitter();
  on(event: string, listener: (...given: never[]) => void): void {
    this.#listeners.on(event, listener as (...given: unknown[]) => void);
  }
  emit(event: string, ...given: unknown[]): void {
    this.#listeners.emit(event, ...given);
  }
  postMessage(message: ToThread): void {
    this.asked.push(message);
  }
  async terminate(): Promise<number> {
    return 0;
  }
}

it('another index answers while the thread loads or is busy, and what it failed to', async () => {
  const plain = new PlainThread();
  const ours = columnarIndex(new CatalogueThread(silentLog, () => plain), plainIndex(lots), silentLog);
  const right = await plainIndex(lots).size(stock);
  expect(await ours.size(stock)).toBe(right);

  plain.emit('message', { isReady: true });
  const answered = ours.size(stock);
  plain.emit('message', { id: 1, answer: 77 });
  expect(await answered).toBe(77);
  const failed = ours.size(stock);
  plain.emit('message', { id: 2, failure: 'broken' });
  expect(await failed).toBe(right);

  plain.emit('message', { isReady: false });
  expect(await ours.size(stock)).toBe(right);
  expect(plain.asked).toHaveLength(2);
});

it('a thread that ends leaves nobody waiting, and is asked nothing more', async () => {
  const plain = new PlainThread();
  const thread = new CatalogueThread(silentLog, () => plain);
  threads.push(thread);
  const ours = columnarIndex(thread, plainIndex(lots), silentLog);
  plain.emit('message', { isReady: true });
  const waiting = ours.size(stock);
  plain.emit('error', new Error('out of memory'));
  plain.emit('exit');
  expect(await waiting).toBe(await plainIndex(lots).size(stock));
  expect(thread.isReady).toBe(false);
});
