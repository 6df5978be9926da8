import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { OpenPage } from '../visitors/open-page.ts';

const longest = 60_000;

/** The events up to now of which an open page never learns, though it hears their audience. Empty when all is well. */
export async function missedEvents(pool: Pool, readers: readonly OpenPage[], since: number): Promise<string[]> {
  const audiences = readers.flatMap((reader) => reader.audiences);
  const deadline = performance.now() + longest;
  const last = await pool.query<{ id: string }>('select coalesce(max(id), 0) as id from outbox');
  for (;;) {
    const { rows } = await pool.query<{ id: string; audience: string; sequence: string | null }>(
      'select id, audience, sequence from outbox where audience = any($1) and id > $2 and id <= $3',
      [audiences, since, last.rows[0]?.id],
    );
    const missed = rows.filter(
      ({ audience, sequence }) =>
        sequence === null ||
        readers.some((reader) => reader.audiences.includes(audience) && !reader.knows(Number(sequence))),
    );
    if (missed.length === 0 || performance.now() > deadline) {
      return missed.map(({ id, audience, sequence }) => `event ${id} of ${audience}, number ${sequence ?? 'none'}`);
    }
    await wait(200);
  }
}
