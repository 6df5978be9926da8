import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOn, createOwnedDatabase, ensureRoles } from './database-roles.ts';
import { query } from './database-url.ts';
import { Failure } from '../output/failure.ts';
import { databaseOn } from './postgres.ts';
import { paths } from '../product/paths.ts';
import { runNode } from '../processes/run-command.ts';

/** A migrated database to clone from, made once per server: its name changes with every migration. */
export async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `seri_template_${hashMigrations()}`;
  const existing = await query(serverUrl, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if (existing.length > 0) return name;
  // Renamed when complete, so that an interrupted run leaves no half-migrated template.
  const unfinished = `${name}_${process.pid}`;
  await migrateFresh(serverUrl, unfinished);
  await query(serverUrl, `ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
  return name;
}

/** Makes a new database of that name, and migrates it exactly as a start does. Returns its address as the superuser. */
export async function migrateFresh(serverUrl: string, name: string): Promise<string> {
  await recreateDatabase(serverUrl, name);
  const url = databaseOn(serverUrl, name);
  const { databaseUrl, ownerUrl } = addressesOn(serverUrl, name);
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl, DEMO: 'on' };
  const result = await runNode([join(paths.entry, 'migrate.ts')], { env });
  if (result.code !== 0) throw new Failure(`The migrations failed:\n${result.output}`);
  return url;
}

export async function recreateDatabase(serverUrl: string, name: string): Promise<void> {
  await ensureRoles(serverUrl);
  await query(serverUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await createOwnedDatabase(serverUrl, name);
}

export function hashMigrations(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(paths.migrations).toSorted()) {
    hash.update(name).update(readFileSync(join(paths.migrations, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
