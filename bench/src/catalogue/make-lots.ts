import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { JapanDay } from '../../../packages/domain/src/japan-time.ts';
import { query } from '../../../tools/src/database-url.ts';
import { databaseOn } from '../../../tools/src/postgres.ts';
import { step } from '../../../tools/src/steps.ts';
import { hashMigrations, migrateFresh } from '../../../tools/src/template-database.ts';

const prefix = 'seri_bench_lots';

/** Address of a database of 1.2 million lots times `scale`. A server that outlives the run keeps it for the next one. */
export async function makeLots(serverUrl: string, today: JapanDay, scale: number): Promise<string> {
  const fill = readFileSync(join(import.meta.dirname, 'lots.sql'), 'utf8');
  const kind = createHash('sha256').update([fill, today, scale, hashMigrations()].join()).digest('hex').slice(0, 12);
  const name = `${prefix}_${kind}`;
  const kept = await query(serverUrl, `SELECT datname FROM pg_database WHERE datname LIKE '${prefix}%'`);
  if (kept.some(({ datname }) => datname === name)) return databaseOn(serverUrl, name);
  for (const { datname } of kept) await query(serverUrl, `DROP DATABASE "${String(datname)}" WITH (FORCE)`);
  const unfinished = `${prefix}_unfinished`;
  await step(`${1.2 * scale} million lots`, async () => {
    const client = new pg.Client(await migrateFresh(serverUrl, unfinished));
    await client.connect();
    await client.query(
      `SELECT set_config('bench.today', '${today}', false), set_config('bench.scale', '${scale}', false)`,
    );
    await client.query(fill);
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
    await client.end();
  });
  await query(serverUrl, `ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
  return databaseOn(serverUrl, name);
}
