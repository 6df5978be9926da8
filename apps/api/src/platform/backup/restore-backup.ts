import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Blobs } from '../blobs/blobs.ts';
import { grantApplication } from '../database/grant-application.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { BackupError } from './backup-error.ts';
import type { Invariants } from './invariants.ts';
import { emptyDatabase, loadBackup } from './load-backup.ts';
import { checkBackup } from './read-backup.ts';
import { compareLoaded } from './try-backup.ts';
import type { BackupManifest } from './write-backup.ts';

export interface RestoreParts {
  /** It connects as the owner, and has no connection open yet. */
  owner: Pool;
  /** The role of requests, which gets its rights anew. */
  application: string;
  blobs: Pick<Blobs, 'putStream'>;
  migrationsFolder: string;
  invariants: Invariants;
  key: string | undefined;
  mayReplace: boolean;
}

const looks = 20;

/** Puts a backup in the place of everything in the database. The file is read to its end before anything is touched. */
export async function restoreBackup(path: string, parts: RestoreParts): Promise<BackupManifest> {
  const { owner: pool, migrationsFolder, blobs, key } = parts;
  const manifest = await checkBackup(path, key);
  await refuseNewer(manifest, migrationsFolder);
  await refuseInUse(pool, parts.mayReplace);
  await emptyDatabase(pool);
  const loaded = await loadBackup(path, key, { pool, migrationsFolder, blobs });
  await compareLoaded(pool, loaded, parts.invariants);
  await migrate(pool, migrationsFolder);
  await migrateJobs(pool);
  await grantApplication(pool, parts.application);
  return manifest;
}

async function refuseNewer({ migrations, release }: BackupManifest, folder: string): Promise<void> {
  const known = new Map((await readMigrations(folder)).map(({ name, hash }) => [name, hash]));
  const other = migrations.find(({ name, hash }) => known.get(name) !== hash);
  if (other) {
    throw new BackupError(
      `This backup was made by release ${release}, which this one does not know (${other.name}): update first.`,
    );
  }
}

async function refuseInUse(pool: Pool, mayReplace: boolean): Promise<void> {
  if (await isConnected(pool)) throw new BackupError('The database is in use: stop every process of Seri first.');
  const { rows } = await pool.query<{ is_made: boolean }>(`select to_regclass('action_log') is not null as is_made`);
  if (!rows[0]?.is_made || mayReplace) return;
  const { rowCount } = await pool.query('select from action_log limit 1');
  if (rowCount) throw new BackupError('The database is not empty: add --replace to put the backup in its place.');
}

/**
 * Somebody else, and still after a moment: a connection that was just closed may be listed a little longer. PostgreSQL's own
 * workers have no user.
 */
async function isConnected(pool: Pool): Promise<boolean> {
  for (let look = 1; ; look += 1) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and usename is not null and pid <> pg_backend_pid()`,
    );
    if (!rowCount) return false;
    if (look === looks) return true;
    await pause(100);
  }
}
