import { z } from 'zod';
import { type CronItem, defineJob, handleJob, type JobHandler } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import { readBackupAge } from './backup-age.read.ts';
import type { Db } from '../database/database.ts';
import { type BackupParts, takeBackup } from './take-backup.ts';

const noPayload = z.object({}) as z.ZodType<Record<string, never>>;
const nightly = defineJob('platform.backup', noPayload);
const watch = defineJob('platform.watch-backups', noPayload);

export const backupJobs = [nightly, watch];
/** At half past three in Japan, where nothing runs then; the watch follows two hours after. */
export const backupCron: readonly CronItem[] = [
  { job: nightly, match: '30 18 * * *' },
  { job: watch, match: '30 * * * *' },
];

/** A night and what the backup itself may take. */
const oldest = 26 * 3600;

export function backupHandlers(db: Db, parts: BackupParts): JobHandler[] {
  const isOn = parts.retention.days > 0;
  return [
    handleJob(nightly, async (_payload, { log }) => {
      if (!isOn) return;
      const { path, bytes, isTried } = await takeBackup(parts);
      log.info({ path, bytes, isTried }, 'backup made');
      if (!isTried)
        log.warn({ path }, 'the backup was not tried: the role of DATABASE_OWNER_URL may not create databases');
    }),
    handleJob(watch, async (_payload, { log }) => {
      if (isOn) await warnOfOldBackup(db, log);
    }),
  ];
}

async function warnOfOldBackup(db: Db, log: Log): Promise<void> {
  const age = await readBackupAge(db);
  if (age > oldest)
    log.warn({ hours: Math.floor(age / 3600) }, 'the last backup is old: see the log for why none was made');
}
