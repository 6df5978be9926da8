import type { Log } from '@seri/api/platform/log';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { FixedClock } from '@seri/api/testkit/fixed-clock';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Demo } from '../demo.ts';
import type { DemoPlan } from '../lots/demo-plan.ts';
import { demoSource } from './demo-source.ts';
import { type RunningHouse, startRunningHouse } from './running-house.ts';

vi.setConfig({ testTimeout: 60_000 });

const plan: DemoPlan = { stock: 0, live: () => 1, archived: () => 0 };
const soon = { pause: 20 };
let database: TestDatabase;
let houses: RunningHouse[];
/** The workers in the order in which they took over. */
let tookOver: string[];
let warnings: string[];

beforeEach(async () => {
  database = await openTestDatabase();
  houses = [];
  tookOver = [];
  warnings = [];
});

afterEach(async () => {
  await Promise.all(houses.map((house) => house.stop()));
  await database.drop();
});

function start(name: string): RunningHouse {
  const log: Log = {
    ...silentLog,
    info: () => void tookOver.push(name),
    warn: (_, message) => void warnings.push(message),
  };
  const demo: Demo = { seed: 3, plan, database, clock: new FixedClock('2026-12-01T01:00:00Z'), log };
  const house = startRunningHouse(demo, soon);
  houses.push(house);
  return house;
}

const countLots = async () =>
  Number((await database.pool.query<{ count: number }>('select count(*) from lot')).rows[0]?.count);

it('one of two workers runs the houses; when it stops the other takes over', async () => {
  const first = start('first');
  await expect.poll(() => tookOver, { timeout: 10_000 }).toEqual(['first']);
  start('second');
  await expect.poll(countLots, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(tookOver).toEqual(['first']);
  await first.stop();
  await expect.poll(() => tookOver, { timeout: 10_000 }).toEqual(['first', 'second']);
});

it('when its connection dies, another worker takes over', async () => {
  start('first');
  await expect.poll(countLots, { timeout: 20_000 }).toBeGreaterThan(0);
  start('second');
  await database.pool.query(`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = 7316005 and granted and database = (
      select oid from pg_database where datname = current_database())`);
  await expect.poll(() => tookOver.length, { timeout: 10_000 }).toBe(2);
});

it('does not wait for an import of the source that is under way', async () => {
  const client = await database.pool.connect();
  const sourceId = await demoSource(database.db);
  await client.query('select pg_advisory_lock(73164, $1)', [sourceId]);
  const house = start('only');
  const activity =
    "select 1 from pg_stat_activity where application_name = 'seri demo houses' and query like '%lock($1, $2)%'";
  await expect.poll(async () => (await database.pool.query(activity)).rowCount, { timeout: 10_000 }).toBe(1);
  await house.stop();
  expect(await countLots()).toBe(0);
  expect(warnings).toEqual([]);
  client.release(true);
});
