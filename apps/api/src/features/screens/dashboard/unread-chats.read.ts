import type { Dashboard } from '@seri/contract/screens/dashboard.schema';
import { waitingStatuses } from '@seri/domain/bids/bid-statuses';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unreadSince } from '../../talk/chat/chat.query.ts';

interface Unread {
  chats: number;
  clients: number;
  oldest: Date | null;
}

/**
 * R60: unread chats of waiting bids and of bids of today; staff share one read mark. Each bid is an index lookup: a
 * join would scan all messages.
 */
export async function readUnreadChats(
  db: Db,
  actor: Actor,
  isIncluded: RawBuilder<boolean>,
  today: JapanDay,
): Promise<Dashboard['unread']> {
  const { rows } = await sql<Unread>`
    with unread as (
      select account_id, ${unreadSince(actor)} as since from bid
      where (status in (${sql.join(waitingStatuses)}) or held_on = ${today}::date) and ${isIncluded}
    )
    select count(*)::integer as chats, count(distinct account_id)::integer as clients, min(since) as oldest
    from unread where since is not null`.execute(db);
  const [unread] = rows;
  return { chats: unread?.chats ?? 0, clients: unread?.clients ?? 0, oldest: unread?.oldest?.toISOString() ?? null };
}
