import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

const met = new Set(['40001', '40P01']);
const attempts = 5;

/** A deadlock or a serialisation failure is nobody's fault: the work runs again, from its first line. */
export const hasMetOthers = (error: { code?: unknown }): boolean => met.has(String(error.code));

export async function inTransaction<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !hasMetOthers(error as { code?: unknown })) throw error;
    }
  }
}

/** The database's clock, for what is decided in a transaction and compared in SQL later: no two machines agree. */
export async function nowOf(tx: Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom(sql<Date>`app_now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
