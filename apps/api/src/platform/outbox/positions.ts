import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * The last sequence number of each audience. An audience without rows gets the number at which trimming ended: a client
 * with an older number cannot tell what it missed, and refetches.
 */
export async function readPositions(db: Db, audiences: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ audience: string; position: number }>`
    select audience, coalesce(
      (select max(sequence) from outbox where outbox.audience = wanted.audience),
      (select min(sequence) - 1 from outbox),
      0
    ) as position
    from unnest(${[...audiences]}::text[]) as wanted (audience)`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.audience, row.position]));
}

export async function readLastSequence(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('outbox')
    .select((query) => query.fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
