import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { readerIdOf } from './chat-side.ts';

/** Moves the mark forward only, and at most to the last message. Returns its new position if it moved. */
export async function moveMark(
  tx: Tx,
  reader: Pick<Actor, 'accountId' | 'roleId'>,
  bidId: number,
  upTo: number | undefined,
): Promise<number | undefined> {
  const { rows } = await sql<{ up_to: number }>`
    insert into bid_chat_read as mark (bid_id, reader_id, up_to)
    select bid_id, ${readerIdOf(reader)}, max(id) from bid_message
    where bid_id = ${bidId} and id <= coalesce(${upTo ?? null}::bigint, id) group by bid_id
    on conflict (bid_id, reader_id) do update set up_to = excluded.up_to where mark.up_to < excluded.up_to
    returning up_to`.execute(tx);
  return rows[0]?.up_to;
}
