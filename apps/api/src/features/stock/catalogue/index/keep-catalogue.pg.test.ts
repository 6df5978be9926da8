import { EventEmitter, on } from 'node:events';
import { openTestDatabase } from '@seri/testkit/database';
import { eventually } from '@seri/testkit/eventually';
import { silentLog } from '@seri/testkit/silent-log';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import { publish } from '../../../../platform/outbox/publish.ts';
import { answersOf, anyAsked, schedulesOf } from '../listing/asked.steps.ts';
import { tellTouched } from '../../lots/touched-lots.command.ts';
import { markCatalogue } from '../catalogue.query.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { CatalogueFigures } from './catalogue-messages.ts';
import { unpackedIndex } from '../columnar/columnar.steps.ts';
import { ColumnarCatalogue } from '../columnar/columnar-catalogue.ts';
import { keepCatalogue, type Keeping, type KeptCatalogue } from './keep-catalogue.ts';
import { anyLots, countLotsOfSessions, makeSurroundings, manyLots, putLots, today } from './plain-lots.steps.ts';
import { postgresIndex } from './postgres-index.ts';

const database = await openTestDatabase();
const { db } = database;
const surroundings = await makeSurroundings(db);
const kept: KeptCatalogue[] = [];
afterEach(async () => void (await Promise.all(kept.splice(0).map((one) => one.stop()))));
afterAll(() => database.drop());

const [lots = []] = fc.sample(anyLots(surroundings), { numRuns: 1, seed: 3 });
const questions = fc.sample(anyAsked(surroundings), { numRuns: 20, seed: 5 });

interface Followed {
  index: CatalogueIndex;
  /** Whatever was committed before now is taken up. */
  isRight: () => Promise<void>;
  figures: () => CatalogueFigures;
}

async function keep({ onUpdate, onRight, ...given }: Partial<Keeping> = {}): Promise<Followed> {
  let asked: ColumnarCatalogue | undefined;
  const right = new EventEmitter<{ right: [at: number] }>();
  const one = await keepCatalogue({
    database,
    log: silentLog,
    onUpdate: (update) => {
      asked?.take(structuredClone(update));
      onUpdate?.(update);
    },
    onRight: (at) => {
      right.emit('right', at);
      onRight?.(at);
    },
    ...given,
  });
  kept.push(one);
  asked = new ColumnarCatalogue(structuredClone(one.whole()));
  return {
    index: unpackedIndex(asked),
    figures: () => one.figures(),
    isRight: async () => {
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

it('answers as the database does, as loaded and as soon as a change is told', async () => {
  await putLots(db, lots);
  const { index: ours, isRight } = await keep();
  await expectSame(ours);

  await inTransaction(db, async (tx) => {
    await sql`update lot set color = 'Pink', sold_price = 7 where id % 3 = 0`.execute(tx);
    await tellTouched(tx, { lots: new Set(lots.map(({ id }) => id)), sessions: new Set() });
  });
  await isRight();
  await expectSame(ours);

  await inTransaction(db, async (tx) => {
    await sql`update auction_session set house_id = (select max(id) from house)`.execute(tx);
    await tellTouched(tx, { lots: new Set(), sessions: new Set(surroundings.sessions.map(({ id }) => id)) });
  });
  await isRight();
  await expectSame(ours);
});

it('is right as often as it says so, while lots change and are merged', { timeout: 120_000 }, async () => {
  await putLots(db, lots);
  const { index: ours, isRight, figures } = await keep({ most: { atRest: 3, meanwhile: 3 } });
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
    await isRight();
    await expectSame(ours);
  }
  await eventually(() => expect(figures().merges).toBeGreaterThan(1));
});

it('a transaction is told whole, however many lots it changes', async () => {
  const many = manyLots(surroundings, 6_000);
  await putLots(db, many);
  const onUpdate = vi.fn();
  const { index: ours, isRight } = await keep({ onUpdate, most: { atRest: many.length } });
  await paint(many, 'Pink');
  await isRight();
  expect(onUpdate).toHaveBeenCalledTimes(1);
  await expectSame(ours);
});

it('what is read piece by piece is of one moment', async () => {
  const cars = lots.map((lot) => ({ ...lot, kind: 'stock' as const, session: null, status: 4532 }));
  await putLots(db, cars);
  const colors: number[] = [];
  let index: CatalogueIndex | undefined;
  const told: Promise<void>[] = [];
  const countColors = async () => {
    const known = await index?.facets({ pageType: 'stock', today, filters: {} });
    colors.push(known?.counts.get('color')?.size ?? 1);
  };
  const followed = await keep({ onUpdate: () => void told.push(countColors()), most: { inPiece: 1 } });
  index = followed.index;
  for (let round = 1; round <= 40; round += 1) {
    await paint(cars, `color ${round}`);
  }
  await followed.isRight();
  await Promise.all(told);
  expect(new Set(colors)).toEqual(new Set([1]));
  await expectSame(followed.index);
});

it('of more than is told at once nothing is said to be right before all of it is told', async () => {
  const many = manyLots(surroundings, 100);
  await putLots(db, many);
  let told = 0;
  let committed = Infinity;
  const toldWhenRight: number[] = [];
  const { isRight } = await keep({
    onUpdate: () => void (told += 1),
    onRight: (at) => at > committed && toldWhenRight.push(told),
    most: { atOnce: 1, atRest: many.length },
    pollEvery: 5,
  });
  await paint(many, 'Pink');
  committed = monotonicNow();
  await isRight();
  expect(toldWhenRight[0]).toBe(many.length);
});

it('what is committed while it loads is not missed', async () => {
  await putLots(db, lots);
  // Models are read when all lots are.
  const held = await holdTable('model');
  const loading = keep();
  await eventually(async () => expect(await held.countWaiting()).toBe(1));
  for (const { id } of lots) {
    await inTransaction(db, async (tx) => {
      await sql`update lot set year = 1990 where id = ${id}`.execute(tx);
      await tellTouched(tx, { lots: new Set([id]), sessions: new Set() });
    });
    await publish(db);
  }
  await held.release();
  const { index: ours, isRight } = await loading;
  await isRight();
  await expectSame(ours);
});

async function paint(some: readonly { id: number }[], color: string): Promise<void> {
  const ids = some.map(({ id }) => id);
  await inTransaction(db, async (tx) => {
    await sql`update lot set color = ${color} where id = any(${ids}::bigint[])`.execute(tx);
    await tellTouched(tx, { lots: new Set(ids), sessions: new Set() });
  });
}

/** Nobody reads it until it is released. */
async function holdTable(table: string) {
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

it('a catalogue that cannot be loaded yet is loaded as soon as it can be', async () => {
  await putLots(db, lots);
  await sql`alter table lot rename to lot_away`.execute(db);
  const failed = Promise.withResolvers<void>();
  const log = { ...silentLog, warn: () => failed.resolve() } as Keeping['log'];
  const loading = keep({ log });
  await failed.promise;
  await sql`alter table lot_away rename to lot`.execute(db);
  const { index: ours } = await loading;
  await expectSame(ours);
});

it('R40 a lot that is not taken up yet counts as seen by nobody', async () => {
  const [later = 0, known] = lots.map(({ id }) => id).toSorted((one, other) => other - one);
  await putLots(
    db,
    lots.filter(({ id }) => id !== later),
  );
  const { index: ours, isRight } = await keep();
  await putLots(db, lots);
  expect(await markCatalogue(ours, today)).toEqual({ lotId: known, day: today });
  await inTransaction(db, (tx) => tellTouched(tx, { lots: new Set([later]), sessions: new Set() }));
  await isRight();
  expect(await markCatalogue(ours, today)).toEqual({ lotId: later, day: today });
});

it('who has read no change for so long that the database may have forgotten some says so', async () => {
  const missed = Promise.withResolvers<void>();
  const onMissed = vi.fn(missed.resolve);
  const { isRight } = await keep({ onMissed });
  await isRight();
  expect(onMissed).not.toHaveBeenCalled();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 21 * 3_600_000);
  await missed.promise;
  now.mockRestore();
});
