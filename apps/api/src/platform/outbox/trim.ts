import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Forgets events older than a day. Only from the front and never the last one: numbers go on from it, and what is gone
 * lies wholly below the first that is left.
 */
export async function trimOutbox(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox
    where sequence < (
      select coalesce(min(sequence) filter (where written_at >= app_now() - interval '24 hours'), max(sequence))
      from outbox
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
