import { openTestDatabase } from '@seri/api/testkit/database';
import { Client } from 'pg';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Tx } from '../database/database.ts';
import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import { emit, outboxChannels } from './emit.ts';
import { readPositions } from './positions.ts';
import type { RelayedEvent } from './read-events.ts';
import { type RelayParts, startRelay } from './relay.ts';
import { trimOutbox } from './trim.ts';

const database = await openTestDatabase();
const { db, pool } = database;
const running: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});
afterAll(() => database.drop());

/** Polling is off unless a test is about it, so that no test passes only because of it. */
async function relay(parts: Partial<RelayParts> = {}) {
  const events: RelayedEvent[] = [];
  const onEvent = (event: RelayedEvent) => void events.push(event);
  running.push(await startRelay({ db, pool, log: silentLog, pollEvery: 3_600_000, onEvent, ...parts }));
  return events;
}

const favourite = (tx: Tx, lotId: number, audience = 'account:1') =>
  emit(tx, { audience, name: 'favourite.changed', data: { lotId, group: 'A' } });
const commit = (lotId: number, audience?: string) => db.transaction().execute((tx) => favourite(tx, lotId, audience));
const lotsOf = (events: readonly RelayedEvent[]) =>
  events.map((event) => (event.name === 'favourite.changed' ? event.data.lotId : null));

function openTransaction(lotId: number) {
  const written = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const committed = db.transaction().execute(async (tx) => {
    await favourite(tx, lotId);
    written.resolve();
    await mayCommit.promise;
  });
  return { written: written.promise, commit: () => (mayCommit.resolve(), committed) };
}

test('events are sent after their commit, in the order of commits and not of begins', async () => {
  const events = await relay();
  const first = openTransaction(1);
  await first.written;
  await commit(2);
  await eventually(() => expect(lotsOf(events)).toEqual([2]));
  await first.commit();
  await eventually(() => expect(lotsOf(events)).toEqual([2, 1]));
  expect(events[1]!.sequence).toBe(events[0]!.sequence + 1);
});

test('a change that is rolled back sends no event', async () => {
  const events = await relay();
  const refused = db.transaction().execute(async (tx) => {
    await favourite(tx, 3);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await commit(4);
  await eventually(() => expect(lotsOf(events)).toEqual([4]));
});

test('each event names the one before it of the same audience', async () => {
  const events = await relay();
  await commit(5, 'account:5');
  await commit(6, 'account:6');
  await commit(7, 'account:5');
  await eventually(() => expect(events).toHaveLength(3));
  const [five, six, seven] = events.map((event) => event.sequence);
  expect(events[2]!.previous).toBe(five);
  expect(await readPositions(db, ['account:5', 'account:6'])).toEqual({
    'account:5': seven,
    'account:6': six,
  });
});

test('two relays at once hand over every event once, without a gap, both in the same order', async () => {
  const [here, there] = [await relay(), await relay()];
  const lots = Array.from({ length: 120 }, (_, index) => 1_000 + index);
  await Promise.all(lots.map((lot) => commit(lot, `account:${lot % 7}`)));
  await eventually(() => expect([here.length, there.length]).toEqual([120, 120]));
  const start = here[0]!.sequence;
  expect(here.map((event) => event.sequence)).toEqual(lots.map((_, index) => start + index));
  expect(there).toEqual(here);
  expect(new Set(lotsOf(here)).size).toBe(120);
});

test('the relay of the catalogue is woken only by its own events, and then gets all events in order', async () => {
  const heard: string[] = [];
  const readings: string[][] = [];
  const usual = await relay();
  await relay({
    channel: outboxChannels.catalogue,
    onEvent: ({ name }) => void heard.push(name),
    onRead: () => void readings.push(heard.splice(0)),
  });
  // A starting relay reads once after it listens, and would find events committed meanwhile.
  await eventually(() => expect(readings).toEqual([[]]));
  await commit(60);
  await eventually(() => expect(lotsOf(usual)).toEqual([60]));
  const data = { lots: [], sessions: [61] };
  await db.transaction().execute((tx) => emit(tx, { audience: 'catalogue', name: 'catalogue.touched', data }));
  await eventually(() => expect(readings).toEqual([[], ['favourite.changed', 'catalogue.touched']]));
  await commit(62);
  await eventually(() => expect(usual).toHaveLength(3));
});

test('a relay whose connection is killed catches up with the events it missed', async () => {
  const events = await relay();
  const client = new Client(database.url);
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'seri outbox' and datname = current_database()`);
  await client.end();
  await commit(20);
  await eventually(() => expect(lotsOf(events)).toEqual([20]));
  await commit(21);
  await eventually(() => expect(lotsOf(events)).toEqual([20, 21]));
});

test('an event whose notification is lost is found by polling', async () => {
  const events = await relay({ pollEvery: 20 });
  await db
    .insertInto('outbox')
    .values({ audience: 'account:1', name: 'favourite.changed', data: JSON.stringify({ lotId: 30, group: null }) })
    .execute();
  await eventually(() => expect(lotsOf(events)).toEqual([30]));
});

test('a position is settled at the second poll after its event was handed over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const events: RelayedEvent[] = [];
    const onEvent = (event: RelayedEvent) => void events.push(event);
    const polled = await startRelay({ db, pool, log: silentLog, pollEvery: 1_000, onEvent });
    running.push(polled);
    const before = polled.settled();
    await commit(31);
    await eventually(() => expect(lotsOf(events)).toEqual([31]));
    vi.advanceTimersByTime(1_000);
    expect(polled.settled()).toBe(before);
    vi.advanceTimersByTime(1_000);
    expect(polled.settled()).toBe(events[0]!.sequence);
  } finally {
    vi.useRealTimers();
  }
});

test('a failing listener loses only its own event', async () => {
  const seen: number[] = [];
  running.push(
    await startRelay({
      db,
      pool,
      log: silentLog,
      onEvent(event) {
        seen.push(event.sequence);
        if (seen.length === 1) throw new Error('broken listener');
      },
    }),
  );
  await commit(40);
  await commit(41);
  await eventually(() => expect(seen).toHaveLength(2));
});

test('trimming deletes events older than a day, continues the numbers and makes clients without a row refetch', async () => {
  const events = await relay();
  await commit(50, 'account:50');
  await commit(51, 'account:51');
  await eventually(() => expect(events).toHaveLength(2));
  const [old, last] = [events[0]!.sequence, events[1]!.sequence];
  await sql`update outbox set written_at = app_now() - interval '25 hours'`.execute(db);
  expect(await trimOutbox(db)).toBeGreaterThan(0);
  expect(await readPositions(db, ['account:50', 'account:51'])).toEqual({
    'account:50': old,
    'account:51': last,
  });
  await commit(52, 'account:never-heard-of');
  await eventually(() => expect(events).toHaveLength(3));
  expect(events[2]).toMatchObject({ sequence: last + 1, previous: old });
});
