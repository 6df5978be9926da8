import { join } from 'node:path';
import { lastingInvariants } from '../features/trade/bidding/lasting-invariants.query.ts';
import type { BackupParts } from '../platform/backup/take-backup.ts';
import { migrationsFolder } from '../platform/database/migrate.ts';
import type { Platform } from '../platform/platform.ts';
import { version } from './version.ts';

/** All that a backup, its trial and a restore need, as the settings say. */
export function backupPartsOf({ database, blobs, settings, log }: Platform): BackupParts {
  const { folder, key, days, weeks } = settings.backups;
  return {
    pool: database.pool,
    ownerUrl: settings.ownerUrl,
    blobs,
    invariants: lastingInvariants,
    migrationsFolder,
    release: version,
    key,
    folder: folder ?? join(settings.dataDir, 'backups'),
    retention: { days, weeks },
    log,
  };
}
