import { appendFileSync, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@seri/api/platform/database/migrate';
import { Pool } from 'pg';
import { messageOf } from '../output/failure.ts';
import { paths } from '../product/paths.ts';
import { databaseOn } from '../postgres/postgres.ts';
import type { GateResult } from './run-gates.ts';
import { recreateDatabase } from '../postgres/template-database.ts';

const DATABASE_NAME = 'seri_replay';

type Check = { rule: string; holds: () => Promise<boolean> };

/** Walks an empty database through every release, as an installation that updates each time would. */
export async function replayMigrations(serverUrl: string, workFolder: string): Promise<GateResult> {
  await recreateDatabase(serverUrl, DATABASE_NAME);
  const pool = new Pool({ connectionString: databaseOn(serverUrl, DATABASE_NAME), max: 2 });
  const folder = join(workFolder, 'migrations');
  mkdirSync(folder, { recursive: true });
  try {
    const failures: string[] = [];
    const checks = replayChecks(pool, folder);
    for (const { rule, holds } of checks) {
      const problem = await holds().then((isMet) => (isMet ? undefined : 'it does not'), messageOf);
      if (problem) failures.push(`${rule}: ${problem}`);
    }
    const counts = { passed: checks.length - failures.length, failed: failures.length, skipped: 0 };
    return { counts, output: failures.join('\n') };
  } finally {
    await pool.end();
  }
}

function replayChecks(pool: Pool, folder: string): Check[] {
  const names = readdirSync(paths.migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const newest = names.at(-1) ?? 'no migration';
  return [
    ...names.map((name) => ({ rule: `${name} applies alone`, holds: () => appliesAlone(pool, folder, name) })),
    { rule: 'a second run changes nothing', holds: async () => (await migrate(pool, folder)).length === 0 },
    { rule: `a changed ${newest} is refused`, holds: () => isChangeRefused(pool, folder, newest) },
  ];
}

async function appliesAlone(pool: Pool, folder: string, name: string): Promise<boolean> {
  copyFileSync(join(paths.migrations, name), join(folder, name));
  return (await migrate(pool, folder)).join() === name;
}

async function isChangeRefused(pool: Pool, folder: string, name: string): Promise<boolean> {
  appendFileSync(join(folder, name), '\n-- changed after it ran\n');
  const refusal = await migrate(pool, folder).then(() => '', messageOf);
  return refusal.includes(name);
}
