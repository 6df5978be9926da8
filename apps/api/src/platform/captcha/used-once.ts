import { createHash } from 'node:crypto';
import type { Db } from '../database/database.ts';

/** Answers true to the first who asks, of however many at once, until the solution would be too late anyway. */
export async function useOnce(db: Db, solution: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_used')
    .values({ solution_hash: createHash('sha256').update(solution).digest('hex'), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
