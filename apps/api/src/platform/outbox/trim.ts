import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Deletes events older than a day, only from the front and never the last one: numbering continues from it, and all
 * deleted numbers lie below the first that is left.
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
