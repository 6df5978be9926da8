import pg from 'pg';
import { waitForDatabase } from '../../../tools/src/postgres/database-url.ts';
import type { RunningSeri } from './running-seri.ts';

/** The database may be started again on another port, so no pool outlives what is done to the product. */
export async function withDatabase<T>(seri: RunningSeri, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  await waitForDatabase(seri.databaseUrl);
  const pool = new pg.Pool({ connectionString: seri.databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
