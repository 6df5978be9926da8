import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyFreePort } from '../../../tools/src/processes/free-port.ts';
import { RunningSeri } from '../product/running-seri.ts';
import { post, signIn, walkThinPath } from './thin-path.ts';

const root = join(import.meta.dirname, '../../..');
const key = 'known to this drill and to nobody else at all';
const client = 'client@demo.seri';

/** Each stands for a machine: what the first one keeps is lost with it, but for the backup. */
let first: string;
let second: string;
let away: string;
let seri: RunningSeri;

beforeAll(async () => {
  process.env['BACKUP_KEY'] = key;
  process.env['DEMO_LOTS'] = '1200';
  [first, second, away] = [await newFolder('first'), await newFolder('second'), await newFolder('away')];
  seri = new RunningSeri({ dataDir: first, port: await anyFreePort('localhost') });
  await seri.start();
}, 180_000);

afterAll(async () => {
  await seri.stop();
  await Promise.all([first, second, away].map((folder) => rm(folder, { recursive: true, force: true })));
}, 60_000);

describe('a machine that is lost', () => {
  it('is replaced by another one from its last backup', { timeout: 600_000 }, async () => {
    const { lot, amount, photo } = await onDatabase(chooseLot);
    const cookie = await signIn(seri.url, client);
    const more = { lotType: 'auction', bidType: 1, confirm: 1, bidGroup: null, comment: 'Please' };
    const bid = await post(
      `${seri.url}/v1/bid/create`,
      { carId: lot, amount, ...more },
      { cookie, 'idempotency-key': 'drill' },
    );
    expect(await bid.json()).toMatchObject({ bidStatus: 1 });
    const picture = await pictureAt(cookie, photo);
    const before = await onDatabase(readRows);

    const stop = new AbortController();
    const walks = ['dealer', 'vip'].map((name, place) =>
      walkThinPath(seri.url, `${name}@demo.seri`, place * 1_000, stop.signal),
    );
    const startedAt = performance.now();
    const made = await admin(first, 'backup');
    const seconds = (performance.now() - startedAt) / 1000;
    stop.abort();
    await Promise.all(walks);
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect(made.output).toContain('It was restored into a database of its own and compared with what was copied.');
    process.stdout.write(`${made.output.trim()}\nmade under load and tried in ${seconds.toFixed(1)} s\n`);
    const [name = ''] = await readdir(join(first, 'backups'));
    const backup = join(away, name);
    await copyFile(join(first, 'backups', name), backup);
    expect((await readFile(backup)).includes(client)).toBe(false);

    await seri.stop();
    await rm(first, { recursive: true });
    await refuseBroken(backup);
    expect(await admin(second, 'restore', backup)).toMatchObject({ code: 0, errors: '' });

    seri = new RunningSeri({ dataDir: second, port: await anyFreePort('localhost') });
    await seri.start();
    const after = await onDatabase(readRows);
    for (const [table, rows] of Object.entries(before)) {
      const kept = new Set(after[table]);
      expect(
        rows.filter((row) => !kept.has(row)),
        table,
      ).toEqual([]);
    }
    const again = await signIn(seri.url, client);
    expect((await pictureAt(again, photo)).equals(picture)).toBe(true);
    const pictures = (await readdir(join(second, 'blobs'), { recursive: true })).length;
    expect(pictures).toBeGreaterThan(0);
  });
});

/** Refused before the new machine has anything that could be harmed. */
async function refuseBroken(backup: string): Promise<void> {
  const bytes = await readFile(backup);
  const cut = join(away, 'cut.backup');
  await copyFile(backup, cut);
  await truncate(cut, bytes.length - 1);
  const flipped = join(away, 'flipped.backup');
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(flipped, bytes);
  expect(await admin(second, 'restore', cut)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^✗ This backup ends too early: the file was cut off\.\n$/),
  });
  expect(await admin(second, 'restore', flipped)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^✗ This backup is damaged near byte \d+: use another one\.\n$/),
  });
  process.env['BACKUP_KEY'] = `${key}, but another one`;
  expect(await admin(second, 'restore', backup)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^✗ This is not the key of the backup: .*\n$/),
  });
  process.env['BACKUP_KEY'] = key;
}

async function admin(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'tools/src/main.ts'), 'admin', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, output, errors };
}

const newFolder = (name: string) => mkdtemp(join(tmpdir(), `seri-drill-${name}-`));

async function pictureAt(cookie: string, path: string): Promise<Buffer> {
  const answer = await fetch(seri.url + path, { headers: { cookie, accept: 'image/webp' } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function onDatabase<Answer>(work: (pool: pg.Pool) => Promise<Answer>): Promise<Answer> {
  const pool = new pg.Pool({ connectionString: seri.databaseUrl });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** A car with a photo that takes bids until tomorrow. */
async function chooseLot(pool: pg.Pool): Promise<{ lot: number; amount: number; photo: string }> {
  const { rows } = await pool.query<{ lot: string; amount: string; photo: string }>(`
    select lot.id as lot, start_price + bid_step as amount, '/v1/lots/' || lot.id || '/photos/' || photo_ids[1] || '/480' as photo
    from lot join auction_session as session on session.id = session_id join house on house.id = house_id
    join album on album.lot_id = lot.id
    where kind = 'car' and status = 4532 and starts_at > now() + interval '1 day' and start_price % bid_step = 0
      and cardinality(photo_ids) > 0
    order by lot.id limit 1`);
  const [{ lot, amount, photo } = { lot: 0, amount: 0, photo: '' }] = rows;
  return { lot: Number(lot), amount: Number(amount), photo };
}

/** Rows that are never changed nor deleted. */
async function readRows(pool: pg.Pool): Promise<Record<string, string[]>> {
  const read = async (table: string) => {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(${table})::text as row from ${table}`);
    return [table, rows.map(({ row }) => row)] as const;
  };
  return Object.fromEntries(await Promise.all(['ledger_entry', 'action_log', 'bid_message', 'known_device'].map(read)));
}
