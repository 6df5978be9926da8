import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningSeri, type KillTarget } from '../product/running-seri.ts';
import { type Acknowledged, walkThinPath } from './thin-path.ts';

const rounds = 3;
const walkers = ['client', 'dealer', 'vip', 'troublesome'].map((name) => `${name}@demo.seri`);

let seri: RunningSeri;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seri-kill-'));
  seri = new RunningSeri({ dataDir, port: await freePort() });
  await seri.start();
}, 120_000);

afterAll(() => seri.stop(), 30_000);

describe('kill -9 of each process in turn while the thin path runs', () => {
  it('loses nothing acknowledged and has no job twice', { timeout: 300_000 }, async () => {
    const before = await onDatabase(readFavourites);
    const stop = new AbortController();
    const walks = Promise.all(
      walkers.map((email, place) => walkThinPath(seri.url, email, place * 10_000, stop.signal)),
    );
    const order: readonly (KillTarget | 'launcher')[] = ['server', 'worker', 'database', 'launcher'];
    for (const victim of Array.from({ length: rounds }, () => order).flat()) {
      await wait(1_000);
      const killedAt = Date.now();
      seri.kill(victim);
      await wait(50);
      await (victim === 'launcher' ? seri.start() : seri.waitUntilReady());
      process.stdout.write(`${victim} is back after ${Date.now() - killedAt} ms\n`);
    }
    stop.abort();
    const acknowledged = await walks;
    await onDatabase((pool) => compare(pool, acknowledged, before));
  });
});

/** A killed launcher is followed by one that may start the database on another port, so no pool outlives a kill. */
async function onDatabase<Answer>(work: (pool: pg.Pool) => Promise<Answer>): Promise<Answer> {
  const pool = new pg.Pool({ connectionString: seri.databaseUrl });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

type Favourites = Record<string, string>;

/** The demonstration gives its accounts favourites. */
async function readFavourites(pool: pg.Pool): Promise<ReadonlyMap<string, Favourites>> {
  return new Map(await Promise.all(walkers.map(async (email) => [email, await keptBy(pool, email)] as const)));
}

async function compare(
  pool: pg.Pool,
  acknowledged: readonly Acknowledged[],
  before: ReadonlyMap<string, Favourites>,
): Promise<void> {
  await allJobsDone(pool);
  await allEventsNumbered(pool);
  for (const { email, groups, signIns } of acknowledged) {
    expect(await keptBy(pool, email)).toEqual({ ...before.get(email), ...Object.fromEntries(groups) });
    expect(
      await countOf(
        pool,
        `select count(*) from sign_in join account on account.id = account_id where email = $1`,
        email,
      ),
    ).toBeGreaterThanOrEqual(signIns);
  }
  // The demonstration sends mails of other kinds too.
  const mails = (await readdir(join(dataDir, 'outbox'))).flatMap(
    (name) => /new-device-[0-9a-f-]+(?=\.eml$)/.exec(name) ?? [],
  );
  expect(new Set(mails).size).toBe(mails.length);
  expect(mails.length).toBe(await countOf(pool, 'select count(*) from known_device'));
  process.stdout.write(`${mails.length} sign-ins, each told by one mail\n`);
}

async function allJobsDone(pool: pg.Pool): Promise<void> {
  const open =
    "select count(*) from graphile_worker._private_jobs where attempts < max_attempts and payload::text like '%signInId%'";
  while ((await countOf(pool, open)) > 0) await wait(100);
}

/** The demonstration goes on and emits more meanwhile. */
async function allEventsNumbered(pool: pg.Pool): Promise<void> {
  const last = await countOf(pool, 'select max(id) as count from outbox');
  const open = 'select count(*) from outbox where sequence is null and id <= $1';
  while ((await countOf(pool, open, String(last))) > 0) await wait(100);
}

async function keptBy(pool: pg.Pool, email: string): Promise<Favourites> {
  const { rows } = await pool.query<{ lot_id: string; favourite_group: string }>(
    'select lot_id, favourite_group from favourite join account on account.id = account_id where email = $1',
    [email],
  );
  return Object.fromEntries(rows.map((row) => [row.lot_id, row.favourite_group]));
}

async function countOf(pool: pg.Pool, query: string, ...values: string[]): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(query, values);
  return Number(rows[0]?.count);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
