import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { withOwnConnection } from './own-connection.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

export class MigrationError extends Error {}

export interface Migration {
  name: string;
  hash: string;
  sql: string;
}

/** One advisory lock for the installation: of several starting processes one migrates and the others wait. */
const lock = 7_316_001;

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Applies the missing migrations, forward only, and returns their names; a restore applies only those of its backup. */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withOwnConnection(pool, 'migrations', async ({ client }) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const applied = await readApplied(client);
    refuseChanged(migrations, applied);
    const fresh = migrations.filter(({ name }) => !applied.has(name) && isWanted(name));
    for (const migration of fresh) await apply(client, migration);
    return fresh.map((migration) => migration.name);
  });
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migration
     (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migration');
  return new Map(rows.map((row) => [row.name, row.hash]));
}

function refuseChanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const changed = migrations.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash);
  if (changed) {
    throw new MigrationError(`${changed.name} was changed after it ran here: put it back and write a new migration.`);
  }
  const newest = [...applied.keys()].toSorted().at(-1);
  const late = newest && migrations.find(({ name }) => !applied.has(name) && name < newest);
  if (late)
    throw new MigrationError(`${late.name} comes before ${newest}, which ran already: give it the next number.`);
}

async function apply(client: pg.Client, { name, hash, sql }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`${name} failed: ${(error as Error).message}`);
  }
}
