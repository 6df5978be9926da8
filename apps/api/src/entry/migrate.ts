import { join } from 'node:path';
import { readSettings } from '../platform/config/settings.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrateJobs } from '../platform/jobs/migrate-jobs.ts';
import { openLog } from '../platform/log.ts';
import { runMain } from './run-main.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Migrates the database to this release, then exits. */
await runMain(async () => {
  const settings = readSettings(process.env);
  const database = openDatabase(settings.databaseUrl, openLog(settings), 2);
  try {
    await migrate(database.pool, migrationsFolder);
    await migrateJobs(database.pool);
  } finally {
    await database.close();
  }
});
