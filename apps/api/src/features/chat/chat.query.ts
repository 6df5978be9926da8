import { isStaff } from '@seri/domain/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { readerIdOf } from './chat-side.ts';

/** R60, of rows of `bid`: how many messages of the other side the reader has not read. */
export function unreadMessages(reader: Pick<Actor, 'accountId' | 'roleId'>): RawBuilder<number> {
  return sql<number>`(
    select count(*)::integer from bid_message
    where bid_message.bid_id = bid.id and is_from_staff = ${!isStaff(reader)}
      and bid_message.id > coalesce(
        (select up_to from bid_chat_read where bid_chat_read.bid_id = bid.id and reader_id = ${readerIdOf(reader)}), 0))`;
}

/** Of rows of `bid`: what was written last. */
export const lastMessage = sql<string | null>`(
  select body from bid_message where bid_message.bid_id = bid.id order by bid_message.id desc limit 1)`;

/** R60: whether something waits for the reader, or for any of its colleagues. */
export async function isChatUnread(
  db: Db,
  reader: Pick<Actor, 'accountId' | 'roleId'>,
  bidId: number,
): Promise<boolean> {
  const bid = await db
    .selectFrom('bid')
    .select(unreadMessages(reader).as('unread'))
    .where('id', '=', bidId)
    .executeTakeFirst();
  return bid !== undefined && bid.unread > 0;
}
