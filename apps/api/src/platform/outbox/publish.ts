import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { kept } from '../database/kept-statements.ts';

/** One publisher at a time in the whole installation. */
const lock = 7_316_002;
const batch = 1_000;

/**
 * Numbers what has been committed and has no number yet. A row that another transaction still holds back is not
 * visible, so it neither blocks this nor gets a number before its commit. Inside one batch the row's id decides: of two
 * changes of which one knew of the other it is the later one's that is higher.
 */
export async function publish(db: Db): Promise<void> {
  // A row that another publisher is numbering this moment still looks unsent, so this waits for it below.
  const unsent = await db
    .selectFrom('outbox')
    .modifyFront(kept)
    .select('id')
    .where('sequence', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!unsent) return;
  for (let count = batch; count === batch;) count = await publishBatch(db);
}

async function publishBatch(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // The lock first and alone: the next statement's snapshot then contains all that the former publisher numbered.
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const { numAffectedRows } = await sql`${kept}
      with edges as (
        select coalesce(max(sequence), 0) as last, coalesce(min(sequence) - 1, 0) as trimmed from outbox
      ), unsent as (
        select id, audience from outbox where sequence is null order by id limit ${batch}
      ), numbered as (
        select id, audience, (select last from edges) + row_number() over (order by id) as sequence from unsent
      ), linked as (
        select *, lag(sequence) over (partition by audience order by sequence) as former from numbered
      )
      update outbox
      set sequence = linked.sequence,
          previous = coalesce(
            linked.former,
            (select max(sequence) from outbox where audience = linked.audience),
            (select trimmed from edges)
          )
      from linked
      where outbox.id = linked.id`.execute(tx);
    return Number(numAffectedRows ?? 0);
  });
}
