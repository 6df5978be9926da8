import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** The queue's own tables, functions and their versions, in the schema `graphile_worker`. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}
