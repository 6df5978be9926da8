import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Figure } from '../http/health.ts';

/** A worker listens on no port, so it tells its memory with its beat. One that is taken for dead no longer counts. */
export const workerMemory = (db: Db): Figure => ({
  name: 'seri_worker_bytes',
  help: 'Memory of the largest worker as of its last beat',
  async value() {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(max(bytes), 0) as bytes from worker_process
      where beat_at > clock_timestamp() - interval '20 seconds'`.execute(db);
    return rows[0]?.bytes ?? 0;
  },
});
