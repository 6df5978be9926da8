import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { Client, Pool } from 'pg';
import { silentLog } from './silent-log.ts';

export interface TestDatabase extends Database {
  url: string;
  /** It connects as the owner of the tables, for tests that change the tables themselves or look behind the rights. */
  owner: Pool;
  /** Another process over the same database. */
  another(size?: number): Database;
  /** Closes the pool and removes the database, even if others are still connected. */
  drop(): Promise<void>;
}

/** A crowd on a busy machine waits its turn: that no connection came in time is not what its test is about. */
const patience = 60_000;

interface TestDatabaseOptions {
  empty?: boolean;
  /** Stops the database's clock at this time, for rules about seconds that a busy machine would exceed. */
  now?: string;
}

/**
 * Clones a database for the test file from the migrated template, in some 50 ms; with `empty` it has no tables. It is open
 * as the role that requests run as, so that a missing right fails a test. The server and the template come from the test run (see test-database.setup.ts in tools).
 */
export async function openTestDatabase({ empty = false, now }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = setting('SERI_TEST_DATABASE_URL');
  const template = empty ? 'template0' : setting('SERI_TEST_TEMPLATE');
  const name = `seri_test_${randomBytes(6).toString('hex')}`;
  await run(server, `CREATE DATABASE "${name}" TEMPLATE "${template}" OWNER seri_owner`);
  if (now) await run(server, `ALTER DATABASE "${name}" SET seri.now = '${now}'`);
  const url = addressOf(setting('SERI_TEST_APPLICATION_URL'), name);
  const another = (size?: number) => openDatabase(url, silentLog, size, patience);
  const database = another();
  const owner = new Pool({ connectionString: addressOf(setting('SERI_TEST_OWNER_URL'), name), max: 2 });
  // A connection that the drop cuts off while it closes must not fail the run.
  owner.on('error', () => undefined);
  return {
    ...database,
    url,
    owner,
    another,
    drop: async () => {
      await Promise.all([database.close(), owner.end()]);
      await run(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
}

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: run these tests with npm test, or vitest with its project "pg".`);
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
