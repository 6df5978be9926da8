import { readSettings } from '../platform/config/settings.ts';
import { openDatabase } from '../platform/database/database.ts';
import { grantApplication, roleOf } from '../platform/database/grant-application.ts';
import { migrate, migrationsFolder } from '../platform/database/migrate.ts';
import { migrateJobs } from '../platform/jobs/migrate-jobs.ts';
import { openLog } from '../platform/log.ts';
import { runMain } from './run-main.ts';

/** Migrates the database to this release, as its owner, and gives the role of requests its rights, then exits. */
await runMain(async () => {
  const settings = readSettings(process.env);
  const log = openLog(settings);
  const [owner, application] = [openDatabase(settings.ownerUrl, log, 2), openDatabase(settings.databaseUrl, log, 1)];
  try {
    await migrate(owner.pool, migrationsFolder);
    await migrateJobs(owner.pool);
    await grantApplication(owner.pool, await roleOf(application));
  } finally {
    await Promise.all([owner.close(), application.close()]);
  }
});
