import { sql } from 'kysely';
import { withEnding } from './before-commit.ts';
import type { Db, Tx } from './database.ts';

const conflictCodes = new Set(['40001', '40P01']);
const attempts = 5;

/** A deadlock or a serialisation failure: the transaction may simply run again from its start. */
export const isTransactionConflict = (error: { code?: unknown }): boolean => conflictCodes.has(String(error.code));

export async function inTransaction<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => withEnding(tx, () => work(tx)));
    } catch (error) {
      if (attempt === attempts || !isTransactionConflict(error as { code?: unknown })) throw error;
    }
  }
}

/** The database's clock, for times that SQL compares later: the clocks of two machines differ. */
export async function nowOf(db: Db | Tx): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`app_now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
