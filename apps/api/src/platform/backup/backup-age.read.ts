import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Figure } from '../http/health.ts';

/** Seconds since the last backup; before the first one, since the installation began. */
export async function readBackupAge(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp() - coalesce(
      (select max(made_at) from backup_made), (select min(applied_at) from schema_migration)))::float8 as seconds`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}

export const backupAge = (db: Db): Figure => ({
  name: 'seri_backup_age_seconds',
  help: 'Time since the last backup was made',
  value: () => readBackupAge(db),
});
