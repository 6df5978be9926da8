import type { Pool } from 'pg';
import { eventually } from './eventually.ts';

/** How many transactions of this database wait for a lock. */
export async function countWaiting(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

export async function untilWaiting(pool: Pool): Promise<void> {
  await eventually(async () => {
    if ((await countWaiting(pool)) === 0) throw new Error('Nobody waits for a lock.');
  });
}
