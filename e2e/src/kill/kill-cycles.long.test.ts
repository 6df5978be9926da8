import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningSeri, type KillTarget } from './running-seri.ts';
import { type Acknowledged, walkThinPath } from './thin-path.ts';

const rounds = 3;
const walkers = ['client', 'dealer', 'vip', 'troublesome'].map((name) => `${name}@demo.seri`);

let seri: RunningSeri;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seri-kill-'));
  seri = new RunningSeri(dataDir, await freePort());
  await seri.start();
}, 120_000);

afterAll(() => seri.stop(), 30_000);

describe('kill -9 of each process in turn while the thin path runs', () => {
  it('loses nothing acknowledged and has no job twice', { timeout: 300_000 }, async () => {
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
    await compare(await walks);
  });
});

async function compare(acknowledged: readonly Acknowledged[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: seri.databaseUrl });
  try {
    await allJobsDone(pool);
    for (const { email, groups, signIns } of acknowledged) {
      expect(await keptBy(pool, email)).toEqual(Object.fromEntries(groups));
      expect(
        await countOf(
          pool,
          `select count(*) from sign_in join account on account.id = account_id where email = $1`,
          email,
        ),
      ).toBeGreaterThanOrEqual(signIns);
    }
    const mails = (await readdir(join(dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'));
    const subjects = mails.map((name) => /new-device-[0-9a-f-]+/.exec(name)?.[0]);
    expect(new Set(subjects).size).toBe(mails.length);
    expect(mails.length).toBe(await countOf(pool, 'select count(*) from known_device'));
    expect(await countOf(pool, 'select count(*) from outbox where sequence is null')).toBe(0);
    process.stdout.write(`${mails.length} sign-ins, each told by one mail\n`);
  } finally {
    await pool.end();
  }
}

async function allJobsDone(pool: pg.Pool): Promise<void> {
  const open =
    "select count(*) from graphile_worker._private_jobs where attempts < max_attempts and payload::text like '%signInId%'";
  while ((await countOf(pool, open)) > 0) await wait(100);
}

async function keptBy(pool: pg.Pool, email: string): Promise<Record<string, string>> {
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
