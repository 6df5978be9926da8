import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/** A deadlock or a serialisation failure is nobody's fault: the work runs again, from its first line. */
const worthRetrying = new Set(['40001', '40P01']);
const attempts = 3;

export async function inTransaction<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !worthRetrying.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

/** The database's clock, for what is decided in a transaction and compared in SQL later: no two machines agree. */
export async function nowOf(tx: Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom(sql<Date>`app_now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
