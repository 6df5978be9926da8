import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { withOwnConnection } from '../database/own-connection.ts';
import { BackupError } from './backup-error.ts';
import { chooseExpired, backupNameOf, madeAtOf, type Retention } from './retention.ts';
import { type TrialParts, tryBackup } from './try-backup.ts';
import { type BackupSource, writeBackup } from './write-backup.ts';

export interface BackupParts extends BackupSource, TrialParts {
  folder: string;
  retention: Retention;
}

export interface MadeBackup {
  path: string;
  bytes: number;
  /** False where the owner's role may make no database to try it in. */
  isTried: boolean;
}

/** One backup at a time, whoever asks for it. */
const lock = 7_316_020;
const unfinished = '.partial';
/** Left free on the disk beside the backup. */
const reserve = 256 * 1024 * 1024;

/** Makes a backup, tries it, and only then gives it its name; then deletes those that have had their time. */
export async function takeBackup(parts: BackupParts): Promise<MadeBackup> {
  return withOwnConnection(parts.pool, 'backup lock', async ({ client }) => {
    await client.query('set idle_session_timeout = 0');
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [lock]);
    if (!rows[0]?.is_ours) throw new BackupError('Another backup is being made: wait for its end.');
    return takeAlone(parts);
  });
}

async function takeAlone(parts: BackupParts): Promise<MadeBackup> {
  const { folder, pool } = parts;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removePartial(folder);
  await assertRoom(folder, pool);
  const path = join(folder, backupNameOf(new Date()));
  const partial = `${path}${unfinished}`;
  try {
    await writeBackup(parts, partial);
    const isTried = await tryBackup(partial, parts);
    const { size: bytes } = await stat(partial);
    await rename(partial, path);
    await flushFolder(folder);
    await pool.query('insert into backup_made (file, bytes, is_tried) values ($1, $2, $3)', [path, bytes, isTried]);
    for (const name of chooseExpired(await readdir(folder), parts.retention)) {
      if (join(folder, name) !== path) await rm(join(folder, name));
    }
    return { path, bytes, isTried };
  } finally {
    await rm(partial, { force: true });
  }
}

/** A killed process leaves its half; it never counts, since only whole files have their name. */
async function removePartial(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => name.endsWith(unfinished)).map((name) => rm(join(folder, name))));
}

/** A backup needs a quarter more room than the last one took. The first one needs as much as the database takes. */
async function assertRoom(folder: string, pool: Pool): Promise<void> {
  const names = await readdir(folder);
  const last = names
    .filter((name) => madeAtOf(name))
    .toSorted()
    .at(-1);
  const needed = last ? (await stat(join(folder, last))).size * 1.25 : await databaseBytes(pool);
  const { bavail, bsize } = await statfs(folder);
  const missing = needed + reserve - bavail * bsize;
  if (missing > 0) {
    throw new BackupError(`There is no room for a backup in ${folder}: free ${Math.ceil(missing / 1024 ** 2)} MB.`);
  }
}

async function databaseBytes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  return rows[0]?.bytes ?? 0;
}

/** The new name must survive a power cut, too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
