import { availableParallelism, totalmem } from 'node:os';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { startPostgres } from '../../../tools/src/postgres/postgres.ts';
import { onShutdown } from '../../../tools/src/processes/shutdown.ts';
import { temporaryFolder } from '../../../tools/src/postgres/test-server.ts';

/**
 * A PostgreSQL tuned to have this machine to itself: a quarter of the memory as cache, all processors for one query,
 * and no durability. `SERI_BENCH_DATABASE_URL` names another one, which keeps the lots for the next run.
 */
export async function tunedServer(): Promise<string> {
  const configured = process.env['SERI_BENCH_DATABASE_URL'];
  if (configured) return configured;
  const server = await startPostgres({ dataDir: temporaryFolder(), isDurable: false, settings: tunedSettings() });
  onShutdown(() => server.stop());
  return server.url;
}

export function tunedSettings(): string[] {
  const gigabytes = totalmem() / 2 ** 30;
  const cores = availableParallelism();
  return [
    `shared_buffers=${Math.max(128, Math.round(gigabytes * 256))}MB`,
    `effective_cache_size=${Math.max(256, Math.round(gigabytes * 512))}MB`,
    'work_mem=128MB',
    'maintenance_work_mem=1GB',
    'random_page_cost=1.1',
    'effective_io_concurrency=200',
    `max_parallel_workers=${cores}`,
    // The leader process takes part too.
    `max_parallel_workers_per_gather=${Math.max(1, cores - 1)}`,
    `max_parallel_maintenance_workers=${cores}`,
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=16GB',
    'checkpoint_timeout=30min',
  ];
}

const reportedSettings = [
  'server_version',
  'shared_buffers',
  'effective_cache_size',
  'work_mem',
  'random_page_cost',
  'max_parallel_workers_per_gather',
  'max_parallel_workers',
  'fsync',
];

export async function settingsOf(databaseUrl: string): Promise<string> {
  const names = reportedSettings.map((name) => `'${name}'`).join(', ');
  const rows = await query(
    databaseUrl,
    `SELECT name, current_setting(name) AS value FROM pg_settings WHERE name IN (${names}) ORDER BY name`,
  );
  return [...rows.map(({ name, value }) => `${String(name)} ${String(value)}`), 'statements prepared, jit off'].join(
    ', ',
  );
}
