import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type ChatReader, readerIdOf } from './chat-side.ts';

/** R60: the messages of `bid` by the other side that the reader has not read; staff share one mark. */
const fromUnread = (reader: ChatReader) => sql`
  from bid_message where bid_message.bid_id = bid.id and is_from_staff = ${!isStaff(reader)}
    and bid_message.id > coalesce(
      (select up_to from bid_chat_read where bid_chat_read.bid_id = bid.id and reader_id = ${readerIdOf(reader)}), 0)`;

export const unreadMessages = (reader: ChatReader): RawBuilder<number> =>
  sql<number>`(select count(*)::integer ${fromUnread(reader)})`;

export const unreadSince = (reader: ChatReader): RawBuilder<Date | null> =>
  sql<Date | null>`(select min(written_at) ${fromUnread(reader)})`;

export const lastMessage = sql<string | null>`(
  select body from bid_message where bid_message.bid_id = bid.id order by bid_message.id desc limit 1)`;
export const lastMessageId = sql<number>`(
  select coalesce(max(bid_message.id), 0) from bid_message where bid_message.bid_id = bid.id)`;

/** R60: whether the reader, or for staff all of them, has unread messages. */
export async function isChatUnread(db: Db, reader: ChatReader, bidId: number): Promise<boolean> {
  const bid = await db
    .selectFrom('bid')
    .select(unreadMessages(reader).as('unread'))
    .where('id', '=', bidId)
    .executeTakeFirst();
  return bid !== undefined && bid.unread > 0;
}
