import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** R90: why the win of a purchase was taken back; null if nobody was asked. */
export async function readTakenBackWhy(db: Db, purchaseId: number): Promise<string | null> {
  const row = await db
    .selectFrom('action_log')
    .select(sql<string | null>`detail ->> 'why'`.as('why'))
    .where('subject', '=', `purchase:${purchaseId}`)
    .where('action', '=', 'purchase.voided')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.why ?? null;
}
