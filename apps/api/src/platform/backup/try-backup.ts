import { Client, escapeIdentifier, type Pool } from 'pg';
import { to } from 'pg-copy-streams';
import { openDatabase } from '../database/database.ts';
import { withOwnConnection } from '../database/own-connection.ts';
import type { Log } from '../log.ts';
import { BackupError } from './backup-error.ts';
import { columnsOf, copySettings, nameOf } from './copied-tables.ts';
import { countBroken, type Invariants } from './invariants.ts';
import { RowSum } from './row-sum.ts';
import { type LoadedBackup, loadBackup } from './load-backup.ts';

const notAllowed = '42501';

export interface TrialParts {
  ownerUrl: string;
  migrationsFolder: string;
  invariants: Invariants;
  key: string | undefined;
  log: Log;
}

/**
 * Restores a backup into a database made for it, compares every row and the invariants, and drops it again. False if the
 * owner's role may make no database.
 */
export async function tryBackup(path: string, parts: TrialParts): Promise<boolean> {
  const url = new URL(parts.ownerUrl);
  const name = `${decodeURIComponent(url.pathname.slice(1))}_trial`;
  // A killed trial has left its database. With force the drop would fail while autovacuum, which belongs to a superuser, is
  // in it; without, PostgreSQL sends autovacuum away, and waits for connections that are ending.
  const drop = () => runOn(parts.ownerUrl, `drop database if exists ${escapeIdentifier(name)}`);
  await drop();
  try {
    await runOn(parts.ownerUrl, `create database ${escapeIdentifier(name)} template template0`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === notAllowed) return false;
    throw error;
  }
  url.pathname = `/${encodeURIComponent(name)}`;
  const scratch = openDatabase(url.href, parts.log, 2);
  try {
    const loaded = await loadBackup(path, parts.key, { pool: scratch.pool, migrationsFolder: parts.migrationsFolder });
    await compareLoaded(scratch.pool, loaded, parts.invariants);
    return true;
  } finally {
    await scratch.close();
    await drop();
  }
}

/** Copies every restored table out again: it must give the rows of the backup, and break the invariants no more than those. */
export async function compareLoaded(
  pool: Pool,
  { tables, state }: LoadedBackup,
  invariants: Invariants,
): Promise<void> {
  await withOwnConnection(pool, 'comparison', async ({ client }) => {
    await client.query(copySettings);
    for (const { table, tail } of tables) {
      const rows = new RowSum();
      const copied = client.query(to(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`));
      for await (const chunk of copied as AsyncIterable<Buffer>) rows.add(chunk);
      if (rows.toString() !== tail.rows) throw new BackupError(`The restored table ${table.name} is not the same.`);
    }
    const broken = await countBroken(client, invariants);
    const unlike = Object.keys({ ...broken, ...state.broken }).find((name) => broken[name] !== state.broken[name]);
    if (unlike) throw new BackupError(`After the restore it does not hold as before that ${unlike}.`);
  });
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
