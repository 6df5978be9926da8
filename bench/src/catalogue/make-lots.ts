import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { JapanDay } from '../../../packages/domain/src/time/japan-time.ts';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { databaseOn } from '../../../tools/src/postgres/postgres.ts';
import { step } from '../../../tools/src/output/steps.ts';
import { hashMigrations, migrateFresh } from '../../../tools/src/postgres/template-database.ts';

const prefix = 'seri_bench_lots';
const unfinished = `${prefix}_unfinished`;

/** The number of lots: 200 thousand live ones and some millions of archived ones, times the scale. */
export interface CatalogueSize {
  archived: number;
  scale: number;
}

/** The URL of a database for each size. A server that outlives the run keeps them for the next one. */
export async function makeLots(serverUrl: string, today: JapanDay, sizes: readonly CatalogueSize[]): Promise<string[]> {
  const fill = readFileSync(join(import.meta.dirname, 'lots.sql'), 'utf8');
  const named = sizes.map((size) => ({ size, name: `${prefix}_${kindOf(fill, today, size)}` }));
  const rows = await query(serverUrl, `SELECT datname FROM pg_database WHERE datname LIKE '${prefix}%'`);
  const kept = new Set(rows.map(({ datname }) => String(datname)));
  for (const old of kept) {
    if (named.every(({ name }) => name !== old)) await query(serverUrl, `DROP DATABASE "${old}" WITH (FORCE)`);
  }
  for (const { size, name } of named.filter((one) => !kept.has(one.name))) {
    await step(`${size.archived * size.scale} million archived lots`, async () => {
      await fillLots(await migrateFresh(serverUrl, unfinished), fill, today, size);
      await query(serverUrl, `ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
    });
  }
  return named.map(({ name }) => databaseOn(serverUrl, name));
}

function kindOf(fill: string, today: JapanDay, { archived, scale }: CatalogueSize): string {
  const parts = [fill, today, archived, scale, hashMigrations()];
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 12);
}

async function fillLots(
  address: string,
  fill: string,
  today: JapanDay,
  { archived, scale }: CatalogueSize,
): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(
    `SELECT set_config('bench.today', '${today}', false), set_config('bench.scale', '${scale}', false),
       set_config('bench.archived', '${archived}', false)`,
  );
  await client.query(fill);
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
  await client.end();
}
