import type { LiveEvent } from '@seri/contract/events';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';

/** `emit` is the only writer of the outbox, and it is typed by name. */
export type RelayedEvent = LiveEvent & { originSocket: string | null };

export async function readAfter(db: Db, position: number, limit: number): Promise<RelayedEvent[]> {
  const events = db
    .selectFrom('outbox')
    .select(['audience', 'sequence', 'previous', 'name', 'data', 'origin_socket as originSocket'])
    .where('sequence', '>', position)
    .orderBy('sequence')
    .limit(limit)
    .$castTo<RelayedEvent>();
  return (await prepared(events).execute(db)).rows;
}

/** Reads each audience by its index, so that a rare one among a million events of others costs no scan. */
export async function readMissed(
  db: Db,
  audiences: readonly string[],
  position: number,
  limit: number,
): Promise<LiveEvent[]> {
  const { rows } = await sql<LiveEvent>`
    select event.* from unnest(${[...audiences]}::text[]) as wanted (audience)
    cross join lateral (
      select audience, sequence, previous, name, data from outbox
      where outbox.audience = wanted.audience and sequence > ${position} order by sequence limit ${limit}
    ) as event
    order by sequence limit ${limit}`.execute(db);
  return rows;
}
