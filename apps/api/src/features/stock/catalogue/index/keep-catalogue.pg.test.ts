import { today } from '@seri/api/testkit/fixed-clock';
import { EventEmitter, on } from 'node:events';
import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import { publish } from '../../../../platform/outbox/publish.ts';
import { answersOf, anyIndexRequest, schedulesOf } from '../listing/asked.steps.ts';
import { tellTouched } from '../../lots/touched-lots.command.ts';
import { markCatalogue } from '../catalogue.query.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { CatalogueFigures } from './catalogue-messages.ts';
import { unpackedIndex } from '../columnar/columnar.steps.ts';
import { ColumnarCatalogue } from '../columnar/columnar-catalogue.ts';
import { keepCatalogue, type KeeperParts, type CatalogueKeeper } from './keep-catalogue.ts';
import { anyLots, countLotsOfSessions, makeSurroundings, manyLots, putLots } from './plain-lots.steps.ts';
import { postgresIndex } from './postgres-index.ts';

const database = await openTestDatabase();
const { db } = database;
const surroundings = await makeSurroundings(db);
const keepers: CatalogueKeeper[] = [];
afterEach(async () => void (await Promise.all(keepers.splice(0).map((one) => one.stop()))));
afterAll(() => database.drop());

const [lots = []] = fc.sample(anyLots(surroundings), { numRuns: 1, seed: 3 });
const questions = fc.sample(anyIndexRequest(surroundings), { numRuns: 20, seed: 5 });

interface Followed {
  index: CatalogueIndex;
  /** Waits until everything that was committed before the call is applied. */
  untilUpToDate: () => Promise<void>;
  figures: () => CatalogueFigures;
}

async function keep({ onUpdate, onUpToDate, ...parts }: Partial<KeeperParts> = {}): Promise<Followed> {
  let reader: ColumnarCatalogue | undefined;
  const right = new EventEmitter<{ right: [at: number] }>();
  const one = await keepCatalogue({
    database,
    log: silentLog,
    onUpdate: (update) => {
      reader?.apply(structuredClone(update));
      onUpdate?.(update);
    },
    onUpToDate: (at) => {
      right.emit('right', at);
      onUpToDate?.(at);
    },
    ...parts,
  });
  keepers.push(one);
  reader = new ColumnarCatalogue(structuredClone(one.whole()));
  return {
    index: unpackedIndex(reader),
    figures: () => one.figures(),
    untilUpToDate: async () => {
      const now = monotonicNow();
      for await (const [at] of on(right, 'right')) if (at > now) return;
    },
  };
}

const answers = async (index: CatalogueIndex) => ({
  questions: await Promise.all(questions.map((one) => answersOf(index, one))),
  schedules: await schedulesOf(index),
});

async function expectSame(ours: CatalogueIndex): Promise<void> {
  expect(await answers(ours)).toEqual(await answers(postgresIndex(db)));
}

it('answers as the database does, after the load and after each change', async () => {
  await putLots(db, lots);
  const { index: ours, untilUpToDate } = await keep();
  await expectSame(ours);

  await inTransaction(db, async (tx) => {
    await sql`update lot set color = 'Pink', sold_price = 7 where id % 3 = 0`.execute(tx);
    await tellTouched(tx, { lots: new Set(lots.map(({ id }) => id)), sessions: new Set() });
  });
  await untilUpToDate();
  await expectSame(ours);

  await inTransaction(db, async (tx) => {
    await sql`update auction_session set house_id = (select max(id) from house)`.execute(tx);
    await tellTouched(tx, { lots: new Set(), sessions: new Set(surroundings.sessions.map(({ id }) => id)) });
  });
  await untilUpToDate();
  await expectSame(ours);
});

it('is up to date whenever it says so, while lots change and are merged', { timeout: 120_000 }, async () => {
  await putLots(db, lots);
  const { index: ours, untilUpToDate, figures } = await keep({ limits: { unmerged: 3, unmergedWhileBehind: 3 } });
  for (let round = 1; round <= 6; round += 1) {
    const changed = lots.filter(({ id }) => (id * round) % 4 === 0).map(({ id }) => id);
    await inTransaction(db, async (tx) => {
      await sql`update lot set color = ${`color ${round}`}, start_price = ${round * 10_000},
        kind = case when kind <> 'stock' and id % 5 = ${round % 5} then 'bike' else kind end where id = any(${changed}::bigint[])`.execute(
        tx,
      );
      await countLotsOfSessions(tx);
      await tellTouched(tx, { lots: new Set(changed), sessions: new Set() });
    });
    await untilUpToDate();
    await expectSame(ours);
  }
  await eventually(() => expect(figures().merges).toBeGreaterThan(1));
});

it('sends a transaction as one update, however many lots it changes', async () => {
  const many = manyLots(surroundings, 6_000);
  await putLots(db, many);
  const onUpdate = vi.fn();
  const { index: ours, untilUpToDate } = await keep({ onUpdate, limits: { unmerged: many.length } });
  await paint(many, 'Pink');
  await untilUpToDate();
  expect(onUpdate).toHaveBeenCalledTimes(1);
  await expectSame(ours);
});

it('reads touched lots in one snapshot, even with many queries', async () => {
  const cars = lots.map((lot) => ({ ...lot, kind: 'stock' as const, session: null, status: 4532 }));
  await putLots(db, cars);
  const colors: number[] = [];
  let index: CatalogueIndex | undefined;
  const counted: Promise<void>[] = [];
  const countColors = async () => {
    const known = await index?.facets({ pageType: 'stock', today, filters: {} });
    colors.push(known?.counts.get('color')?.size ?? 1);
  };
  const followed = await keep({ onUpdate: () => void counted.push(countColors()), limits: { perQuery: 1 } });
  index = followed.index;
  for (let round = 1; round <= 40; round += 1) {
    await paint(cars, `color ${round}`);
  }
  await followed.untilUpToDate();
  await Promise.all(counted);
  expect(new Set(colors)).toEqual(new Set([1]));
  await expectSame(followed.index);
});

it('reports being up to date only after the last of several updates of one transaction', async () => {
  const many = manyLots(surroundings, 100);
  await putLots(db, many);
  let updates = 0;
  let committed = Infinity;
  const updatesWhenUpToDate: number[] = [];
  const { untilUpToDate } = await keep({
    onUpdate: () => void (updates += 1),
    onUpToDate: (at) => at > committed && updatesWhenUpToDate.push(updates),
    limits: { perUpdate: 1, unmerged: many.length },
    pollEvery: 5,
  });
  await paint(many, 'Pink');
  committed = monotonicNow();
  await untilUpToDate();
  expect(updatesWhenUpToDate[0]).toBe(many.length);
});

it('misses no commit during the load', async () => {
  await putLots(db, lots);
  // Models are read after all lots.
  const lock = await lockTable('model');
  const loading = keep();
  await eventually(async () => expect(await lock.countWaiting()).toBe(1));
  for (const { id } of lots) {
    await inTransaction(db, async (tx) => {
      await sql`update lot set year = 1990 where id = ${id}`.execute(tx);
      await tellTouched(tx, { lots: new Set([id]), sessions: new Set() });
    });
    await publish(db);
  }
  await lock.release();
  const { index: ours, untilUpToDate } = await loading;
  await untilUpToDate();
  await expectSame(ours);
});

async function paint(some: readonly { id: number }[], color: string): Promise<void> {
  const ids = some.map(({ id }) => id);
  await inTransaction(db, async (tx) => {
    await sql`update lot set color = ${color} where id = any(${ids}::bigint[])`.execute(tx);
    await tellTouched(tx, { lots: new Set(ids), sessions: new Set() });
  });
}

/** Blocks all reads of the table until it is released. */
async function lockTable(table: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>();
  const holding = inTransaction(db, async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
    onLocked();
    await promise;
  });
  await locked;
  return {
    async countWaiting() {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_locks where relation = ${table}::regclass and not granted`.execute(db);
      return rows[0]?.waiting;
    },
    async release() {
      release();
      await holding;
    },
  };
}

it('retries a failed load until it succeeds', async () => {
  await putLots(db, lots);
  await database.owner.query(`alter table lot rename to lot_away`);
  const failed = Promise.withResolvers<void>();
  const log = { ...silentLog, warn: () => failed.resolve() } as KeeperParts['log'];
  const loading = keep({ log });
  await failed.promise;
  await database.owner.query(`alter table lot_away rename to lot`);
  const { index: ours } = await loading;
  await expectSame(ours);
});

it('R40 a lot that memory does not have yet counts as not seen', async () => {
  const [later = 0, known] = lots.map(({ id }) => id).toSorted((one, other) => other - one);
  await putLots(
    db,
    lots.filter(({ id }) => id !== later),
  );
  const { index: ours, untilUpToDate } = await keep();
  await putLots(db, lots);
  expect(await markCatalogue(ours, today)).toEqual({ lotId: known, day: today });
  await inTransaction(db, (tx) => tellTouched(tx, { lots: new Set([later]), sessions: new Set() }));
  await untilUpToDate();
  expect(await markCatalogue(ours, today)).toEqual({ lotId: later, day: today });
});

it('reports missed changes after reading no event for nearly as long as events are stored', async () => {
  const missed = Promise.withResolvers<void>();
  const onMissed = vi.fn(missed.resolve);
  const { untilUpToDate } = await keep({ onMissed });
  await untilUpToDate();
  expect(onMissed).not.toHaveBeenCalled();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 21 * 3_600_000);
  await missed.promise;
  now.mockRestore();
});
