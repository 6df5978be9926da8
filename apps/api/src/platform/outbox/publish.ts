import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';

/** Advisory lock: one publisher at a time in the installation. */
const lock = 7_316_002;
const batch = 1_000;

/**
 * Numbers the committed events that have no number yet. Events of open transactions are invisible: they neither block
 * this nor get a number before their commit. Within a batch the id gives the order: a change that saw another one has the
 * higher id.
 */
export async function publish(db: Db): Promise<void> {
  // A row that another publisher is numbering right now still looks unnumbered; then this waits for the lock below.
  const unnumbered = db.selectFrom('outbox').select('id').where('sequence', 'is', null).limit(1);
  const { rows } = await prepared(unnumbered).execute(db);
  if (rows.length === 0) return;
  for (let count = batch; count === batch;) count = await publishBatch(db);
}

async function publishBatch(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Lock in a statement of its own: the next statement's snapshot then sees all that the previous publisher numbered.
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const { numAffectedRows } = await prepared(sql`
      with edges as (
        select coalesce(max(sequence), 0) as last, coalesce(min(sequence) - 1, 0) as trimmed from outbox
      ), unnumbered as (
        select id, audience from outbox where sequence is null order by id limit ${batch}
      ), numbered as (
        select id, audience, (select last from edges) + row_number() over (order by id) as sequence from unnumbered
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
      where outbox.id = linked.id`).execute(tx);
    return Number(numAffectedRows ?? 0);
  });
}
