import { tryIntake } from '@seri/api/features/intake/feed/take/intake';
import { withOwnConnection } from '@seri/api/platform/database/own-connection';
import { addDays, day, hour, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { mayBecome } from '@seri/domain/lots/lot-states';
import { lotStatus, lotStatusCodes as codes } from '@seri/domain/lots/lot-status';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { FixedClock } from '@seri/api/testkit/fixed-clock';
import { roundsOf } from '@seri/api/testkit/rounds';
import { silentLog } from '@seri/api/testkit/silent-log';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Demo } from '../demo.ts';
import { fillLots } from '../fill/fill-lots.ts';
import { outcomeOf } from '../lots/choose-outcome.ts';
import { type DemoPlan, shareOf } from '../lots/demo-plan.ts';
import { demoHouses } from '../lots/houses.data.ts';
import { sessionsOf } from '../lots/plan-sessions.ts';
import { announceStart } from './announce-start.ts';
import { catchUp } from './catch-up.ts';
import { demoSource } from './demo-source.ts';

/** Two houses of a Tuesday beside the one round the clock; a lane runs full within an hour. */
const houses = new Set(['uss-yokohama', 'jba-kobe']);
const plan: DemoPlan = {
  stock: 40,
  live: ({ code }) => (houses.has(code) ? 120 : 0),
  archived: ({ code }) => (houses.has(code) ? 3 : 0),
};
const step = 20_000;

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 });

/** `npm run test:long` runs a whole day. */
const hours = roundsOf(1, 24).length;
const days = roundsOf(3, 10).length;
/** Filling the houses takes seconds, so the tests share them in order: each continues where the one before stopped. */
const oneLife = { shuffle: false };

let database: TestDatabase;
let clock: FixedClock;
let demo: Demo;

/** A database that records every status change of a lot. */
async function open(now: string, overrides: Partial<Demo> = {}): Promise<void> {
  database = await openTestDatabase();
  clock = new FixedClock(now);
  demo = { seed: 3, plan, database, clock, log: silentLog, ...overrides };
  await database.owner.query(`create table move (lot_id bigint, from_status smallint, to_status smallint)`);
  await database.owner.query(`create function note_move() returns trigger language plpgsql as $$ begin
    insert into move values (new.id, old.status, new.status); return null; end $$`);
  await database.owner.query(`create trigger note_move after update on lot for each row
    when (old.status <> new.status) execute function note_move()`);
}

/** Runs a worker from start to end, one tick a step. */
async function run(milliseconds: number): Promise<void> {
  const sourceId = await demoSource(database.db);
  await withOwnConnection(database.pool, 'test', async (connection) => {
    let fedUntil: Date | undefined;
    for (const end = clock.now().getTime() + milliseconds; clock.now().getTime() <= end; clock.moveBy(step)) {
      fedUntil = (await tryIntake(connection, sourceId, (intake) => catchUp(demo, intake, { fedUntil }))) ?? fedUntil;
    }
  });
  clock.moveBy(-step);
}

interface Lot {
  id: number;
  name: string;
  kind: string;
  session: string | null;
  status: number;
  runsAt: Date;
  startPrice: number | null;
  soldPrice: number | null;
  endedAt: Date | null;
  reason: string | null;
  photos: number | null;
}

async function readLots() {
  const { rows } =
    await sql<Lot>`select lot.id, lot_key.external_id as name, kind, auction_session.external_id as session, status,
      runs_at as "runsAt", start_price as "startPrice", sold_price as "soldPrice", ended_at as "endedAt",
      end_reason as reason, cardinality(photo_ids) as photos
    from lot join lot_key using (id) left join auction_session on auction_session.id = session_id
    left join album on lot_id = lot.id order by lot_key.external_id`.execute(database.db);
  return rows;
}

const moves = async () =>
  (
    await sql<{ lot: number; from: number; to: number }>`
      select lot_id::float8 as lot, from_status as from, to_status as to from move`.execute(database.db)
  ).rows;

async function startOf(session: string): Promise<number> {
  const { starts_at } = await database.db
    .selectFrom('auction_session')
    .select('starts_at')
    .where('external_id', '=', session)
    .executeTakeFirstOrThrow();
  return starts_at.getTime();
}

/** The first seed with which that session starts late. */
function seedOfLate(code: string, date: JapanDay): number {
  const sessions = demoHouses
    .filter((house) => house.code === code)
    .flatMap((house) => sessionsOf(house, date, addDays(date, 1)));
  const isLate = (seed: number) => sessions.some((one) => announceStart(seed, one, one.startsAt) !== one);
  return Array.from({ length: 2000 }, (_, seed) => seed).findIndex(isLate);
}

/** Every lot has exactly the status that its outcome gives for this moment. */
async function expectRight(): Promise<void> {
  const now = clock.now().getTime();
  const lots = (await readLots()).filter(({ kind }) => kind !== 'stock');
  expect(lots.filter(({ photos }) => photos === null)).toEqual([]);
  const wrong = lots
    .map((lot) => ({ name: lot.name, is: standOf(lot), should: standAt(lot, now) }))
    .filter(({ is, should }) => is !== should);
  expect(wrong).toEqual([]);
}

const standOf = ({ status, soldPrice, endedAt, reason }: Partial<Lot>) =>
  [status && lotStatus(status), soldPrice, endedAt?.toISOString(), reason].join(' ');

function standAt({ name, runsAt, startPrice }: Lot, now: number): string {
  const price = startPrice === null ? {} : { startPrice };
  const outcome = outcomeOf(demo.seed, { id: name, runsAt: runsAt.toISOString(), ...price });
  const endedAt = new Date(outcome.endedAt);
  if (endedAt.getTime() <= now) return standOf({ ...outcome, endedAt });
  return standOf({ status: runsAt.getTime() <= now ? codes.ongoing : codes.upcoming });
}

/** R34: every status change is allowed by the table, and no lot ends twice. */
async function expectLawfulMoves(): Promise<void> {
  const all = await moves();
  expect(all.filter(({ from, to }) => !mayBecome({ kind: 'car', status: from }, to))).toEqual([]);
  const ends = all.filter(({ to }) => to !== codes.ongoing).map(({ lot }) => lot);
  expect(new Set(ends).size).toBe(ends.length);
}

/** The house round the clock has a session every ten minutes, up to three hours ahead. */
async function expectNoGaps(): Promise<void> {
  const sessions = new Set((await readLots()).map(({ session }) => session));
  const starts = await sql<{ starts_at: Date; external_id: string }>`
    select starts_at, external_id from auction_session where external_id like 'kyoku-24-%' order by 1`.execute(
    database.db,
  );
  const times = starts.rows.map((row) => row.starts_at.getTime());
  for (const [index, time] of times.entries()) expect(time).toBe((times[0] ?? 0) + (index * hour) / 6);
  expect(times.at(-1)).toBeGreaterThanOrEqual(clock.now().getTime() + 3 * hour - hour / 6);
  expect(starts.rows.filter((row) => !sessions.has(row.external_id))).toEqual([]);
}

async function expectAllRight(): Promise<void> {
  await expectRight();
  await expectLawfulMoves();
  await expectNoGaps();
}

const ofKind = async (kind: string, status: number) =>
  (await readLots()).filter((lot) => lot.kind === kind && lot.status === status);

describe('the running houses', oneLife, () => {
  beforeAll(async () => {
    await open('2026-11-30T14:54:00Z');
    await Promise.all([fillLots(demo), fillLots(demo)]);
  });
  afterAll(() => database.drop());

  it('run lot by lot across midnight in Japan at the end of a month', async () => {
    await run(12 * 60_000);
    await expectAllRight();
    const all = await moves();
    expect(all.length).toBeGreaterThan(10);
    // A tick every twenty seconds sees every lot run.
    const unseen = all.filter(({ from, to }) => from === codes.upcoming && to !== codes.ongoing);
    expect(unseen.filter(({ to }) => to !== codes.cancelled && to !== codes.removed)).toEqual([]);
  });

  it(`run the lots of several lanes and kinds side by side for ${hours} hours`, async () => {
    clock.moveBy(10 * hour);
    await run(hours * hour);
    await expectAllRight();
    const ended = new Set((await moves()).filter(({ to }) => to !== codes.ongoing).map(({ lot }) => lot));
    const lots = (await readLots()).filter(({ id }) => ended.has(id));
    expect(new Set(lots.map(({ kind }) => kind))).toEqual(new Set(['car', 'bike', 'machine']));
    expect(new Set(lots.map(({ status }) => status)).size).toBe(5);
  });

  it('caught up by two workers at once are fed once', async () => {
    await Promise.all([run(120_000), run(120_000)]);
    // Each run has moved the clock back by its last step, maybe after the other had fed rows up to then.
    clock.moveBy(step);
    await run(0);
    await expectAllRight();
  });

  it.each([
    ['three hours', 3 * hour],
    [`${days} days`, days * day],
  ])('catch up after %s, at once and without a gap', async (_, pause) => {
    const before = await readLots();
    clock.moveBy(pause);
    await run(0);
    await expectAllRight();
    const ids = new Map((await readLots()).map((lot) => [lot.name, lot.id]));
    for (const { name, id } of before) expect(ids.get(name)).toBe(id);
  });

  it('sell a car from the yard now and then, and put another in its place', async () => {
    expect(await ofKind('stock', codes.upcoming)).toHaveLength(plan.stock);
    const sold = await ofKind('stock', codes.sold);
    expect(sold.length).toBeGreaterThan(0);
    expect(sold.length).toBeLessThan(plan.stock / 2);
    for (const car of sold) expect(car.soldPrice).toBe(car.startPrice);
  });
});

describe('a session that starts late', () => {
  const session = 'uss-yokohama-2026-12-08';
  beforeAll(() => open('2026-12-07T00:30:00Z', { seed: seedOfLate('uss-yokohama', '2026-12-08') }));
  afterAll(() => database.drop());

  it('is announced the day before, and its lots run later', async () => {
    const readRuns = async () =>
      (await readLots()).filter((lot) => lot.session === session).map((lot) => Number(lot.runsAt));
    await fillLots(demo);
    const start = await startOf(session);
    const runs = await readRuns();
    clock.moveBy(hour);
    await run(0);
    expect(await startOf(session)).toBe(start + hour / 2);
    expect(await readRuns()).toEqual(runs.map((moment) => moment + hour / 2));
    clock.moveBy(day + 4 * hour);
    await run(0);
    await expectAllRight();
  });
});

const isAuctionDay = ({ session }: Lot) => session !== null && !session.startsWith('kyoku');
const isPast = ({ runsAt }: Lot) => japanDay(runsAt) < japanDay(clock.now());
const isLive = (lot: Lot) => lot.kind === 'stock' || (isAuctionDay(lot) && !isPast(lot));
const countLots = async (of: (lot: Lot) => boolean) => (await readLots()).filter(of).length;
const daysOf = (lots: readonly Lot[]) => new Set(lots.map(({ runsAt }) => japanDay(runsAt)));
const factsOf = (lot: Lot) => ({ ...lot, id: 0 });

/** A hash over the transaction ids of all rows: it changes with any write. */
async function readVersions(): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`
    select md5(string_agg(row, '' order by row)) as version from (
      select 'lot ' || id || ' ' || xmin as row from lot union all select 'key ' || id || ' ' || xmin from lot_key
      union all select 'session ' || id || ' ' || xmin from auction_session
      union all select 'album ' || lot_id || ' ' || xmin from album
    ) as rows`.execute(database.db);
  return rows[0]?.version;
}

describe('the fill', oneLife, () => {
  beforeAll(() => open('2026-11-30T14:50:00Z', { plan: shareOf(300) }));
  afterAll(() => database.drop());

  it('creates as many live lots as planned, and ten times as many archived ones', async () => {
    await fillLots(demo);
    await expectRight();
    expect(await countLots(isLive)).toBe(300);
    const archived = await countLots((lot) => isAuctionDay(lot) && isPast(lot));
    expect(archived).toBeGreaterThan(2700);
    expect(archived).toBeLessThan(3300);
  });

  it('leaves results and prices for the last Friday', async () => {
    const friday = addDays(japanDay(clock.now()), -3);
    const lots = (await readLots()).filter(({ session, runsAt }) => session && japanDay(runsAt) === friday);
    expect(lots.length).toBeGreaterThan(3);
    expect(lots.every(({ endedAt }) => endedAt !== null)).toBe(true);
    const sold = lots.filter(({ status }) => status === codes.sold);
    expect(sold.length).toBeGreaterThan(1);
    expect(sold.every(({ soldPrice, startPrice }) => Number(soldPrice) >= Number(startPrice))).toBe(true);
  });

  it('writes nothing the second time', async () => {
    const first = await readVersions();
    await fillLots(demo);
    expect(await readVersions()).toBe(first);
  });

  it('continues after a fill that stopped in the middle of a session', async () => {
    const whole = await readLots();
    const last = sql`select id from lot_key where external_id ~ '^uss-yokohama-2026-12-01-([89]|1.)$'`;
    for (const [table, column] of [
      ['lot', 'id'],
      ['album', 'lot_id'],
      ['lot_key', 'id'],
    ] as const) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${last})`.execute(database.db);
    }
    expect((await readLots()).length).toBeLessThan(whole.length);
    await fillLots(demo);
    expect((await readLots()).map(factsOf)).toEqual(whole.map(factsOf));
  });

  it('a day later adds the new day and the results of the day before', async () => {
    const known = new Set((await readLots()).map(({ name }) => name));
    clock.moveBy(day);
    await fillLots(demo);
    await expectRight();
    await expectLawfulMoves();
    const added = (await readLots()).filter(({ name, session }) => session && !known.has(name));
    const today = japanDay(clock.now());
    expect(daysOf(added.filter(isAuctionDay))).toEqual(new Set([addDays(today, 6)]));
    expect(daysOf(added.filter((lot) => !isAuctionDay(lot)))).toEqual(new Set([today, addDays(today, 1)]));
  });

  it('adds lots for a larger plan and removes none for a smaller one', async () => {
    demo = { ...demo, plan: shareOf(400) };
    await fillLots(demo);
    expect(await countLots(isLive)).toBe(400);
    const grown = await readVersions();
    demo = { ...demo, plan: shareOf(300) };
    await fillLots(demo);
    expect(await readVersions()).toBe(grown);
  });
});
