import { createHash } from 'node:crypto';
import type { Db } from '../database/database.ts';

/** True for the first call only, even among concurrent ones. The row is needed until the solution expires. */
export async function useOnce(db: Db, solution: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_used')
    .values({ solution_hash: createHash('sha256').update(solution).digest('hex'), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
