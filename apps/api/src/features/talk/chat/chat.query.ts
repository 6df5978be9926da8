import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readerIdOf } from './chat-side.ts';

type Reader = Pick<Actor, 'accountId' | 'roleId'>;

/** R60, of rows of `bid`: the messages of the other side that the reader has not read; staff read as one. */
const fromUnread = (reader: Reader) => sql`
  from bid_message where bid_message.bid_id = bid.id and is_from_staff = ${!isStaff(reader)}
    and bid_message.id > coalesce(
      (select up_to from bid_chat_read where bid_chat_read.bid_id = bid.id and reader_id = ${readerIdOf(reader)}), 0)`;

/** How many they are. */
export const unreadMessages = (reader: Reader): RawBuilder<number> =>
  sql<number>`(select count(*)::integer ${fromUnread(reader)})`;

/** When the first of them was written. */
export const unreadSince = (reader: Reader): RawBuilder<Date | null> =>
  sql<Date | null>`(select min(written_at) ${fromUnread(reader)})`;

/** Of rows of `bid`: what was written last, and its id. */
export const lastMessage = sql<string | null>`(
  select body from bid_message where bid_message.bid_id = bid.id order by bid_message.id desc limit 1)`;
export const lastMessageId = sql<number>`(
  select coalesce(max(bid_message.id), 0) from bid_message where bid_message.bid_id = bid.id)`;

/** R60: whether something waits for the reader, or for any of its colleagues. */
export async function isChatUnread(db: Db, reader: Reader, bidId: number): Promise<boolean> {
  const bid = await db
    .selectFrom('bid')
    .select(unreadMessages(reader).as('unread'))
    .where('id', '=', bidId)
    .executeTakeFirst();
  return bid !== undefined && bid.unread > 0;
}
