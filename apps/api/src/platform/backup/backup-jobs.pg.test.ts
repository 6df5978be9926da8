import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testkit/database.ts';
import { silentLog } from '../../testkit/silent-log.ts';
import { openBlobs } from '../blobs/blobs.ts';
import { migrationsFolder } from '../database/migrate.ts';
import type { Log } from '../log.ts';
import { backupHandlers } from './backup.jobs.ts';

const database = await openTestDatabase();
const { db, pool, owner } = database;
const folder = await mkdtemp(join(tmpdir(), 'seri-nightly-'));
const warn = vi.fn<Log['warn']>();

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(name: string, days = 7): Promise<void> {
  const handlers = backupHandlers(db, {
    pool,
    ownerUrl: owner.options.connectionString ?? '',
    blobs: openBlobs({ dataDir: folder }),
    invariants: {},
    migrationsFolder,
    release: '1.2.3',
    key: undefined,
    folder: join(folder, 'backups'),
    retention: { days, weeks: 4 },
    log: silentLog,
  });
  const log = { ...silentLog, warn } as unknown as Log;
  const handler = handlers.find((each) => each.name === name);
  await handler?.run({}, { jobId: '1', attempt: 1, signal: new AbortController().signal, log });
}

const warned = async () => {
  warn.mockReset();
  await run('platform.watch-backups');
  return warn.mock.calls;
};

test('a night makes one backup, unless they are switched off', async () => {
  await pool.query('delete from backup_made');
  await run('platform.backup', 0);
  await expect(readdir(join(folder, 'backups'))).rejects.toThrow('ENOENT');
  await run('platform.backup');
  expect(await readdir(join(folder, 'backups'))).toHaveLength(1);
  expect((await pool.query('select is_tried from backup_made')).rows).toEqual([{ is_tried: true }]);
});

test('the owner is warned once the last backup, or the beginning, is older than 26 hours', async () => {
  await pool.query('delete from backup_made');
  expect(await warned()).toEqual([]);
  await owner.query(`update schema_migration set applied_at = now() - interval '30 hours'`);
  expect(await warned()).toEqual([[{ hours: 30 }, 'the last backup is old: see the log for why none was made']]);
  await pool.query(
    `insert into backup_made (made_at, file, bytes, is_tried) values (now() - interval '25 hours', 'a', 1, true)`,
  );
  expect(await warned()).toEqual([]);
  await pool.query(`update backup_made set made_at = now() - interval '27 hours'`);
  expect(await warned()).toHaveLength(1);
});
