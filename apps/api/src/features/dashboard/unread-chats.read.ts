import type { Dashboard } from '@seri/contract/dashboard.schema';
import { waitingStatuses } from '@seri/domain/bid-statuses';
import type { JapanDay } from '@seri/domain/japan-time';
import { isStaff } from '@seri/domain/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';

interface Unread {
  chats: number;
  clients: number;
  oldest: Date | null;
}

/**
 * R60, of bids that wait and those of today: what the other side wrote since the reader read; staff read as one. Bid by
 * bid, by their index: a join would walk through all that was ever written.
 */
export async function readUnreadChats(
  db: Db,
  actor: Actor,
  whose: RawBuilder<boolean>,
  today: JapanDay,
): Promise<Dashboard['unread']> {
  const readerId = isStaff(actor) ? 0 : actor.accountId;
  const { rows } = await sql<Unread>`
    with unread as (
      select account_id, (
        select min(written_at) from bid_message
        where bid_message.bid_id = bid.id and is_from_staff = ${!isStaff(actor)} and bid_message.id > coalesce((
          select up_to from bid_chat_read where bid_chat_read.bid_id = bid.id and reader_id = ${readerId}), 0)
      ) as since
      from bid
      where (status in (${sql.join(waitingStatuses)}) or held_on = ${today}::date) and ${whose}
    )
    select count(*)::integer as chats, count(distinct account_id)::integer as clients, min(since) as oldest
    from unread where since is not null`.execute(db);
  const [unread] = rows;
  return { chats: unread?.chats ?? 0, clients: unread?.clients ?? 0, oldest: unread?.oldest?.toISOString() ?? null };
}
