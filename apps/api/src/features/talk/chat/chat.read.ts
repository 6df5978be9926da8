import type { Chat, ChatMessage } from '@seri/contract/talk/chat.schema';
import { defaultCars } from '@seri/domain/bids/bid-groups';
import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readLotNames } from '../../stock/lots/lot-names.query.ts';
import { type ChatBid, findChatBid } from './chat-bid.store.ts';
import { unreadMessages } from './chat.query.ts';
import { presentMessage } from './present-message.ts';

/** A longer chat shows its latest messages only. */
const mostMessages = 500;

/** R60: the messages of a bid, the read marks of both sides, and the bid itself. */
export async function readChat(db: Db, actor: Actor, bidId: number): Promise<Chat> {
  const bid = await findChatBid(db, actor, bidId);
  const chat = await readMessages(db, actor, bidId);
  const marks = await readMarks(db, actor, bidId);
  return { chat, ...marks, bid: await readBidSummary(db, actor, bid) };
}

async function readMessages(db: Db, actor: Actor, bidId: number): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('bid_message')
    .innerJoin('account', 'account.id', 'bid_message.account_id')
    .selectAll('bid_message')
    .select('account.full_name')
    .where('bid_id', '=', bidId)
    .orderBy('bid_message.id', 'desc')
    .limit(mostMessages)
    .execute();
  return rows.toReversed().map((row) => presentMessage(actor, row, row.full_name));
}

async function readMarks(db: Db, actor: Actor, bidId: number): Promise<Pick<Chat, 'isRead' | 'seenUpTo'>> {
  const ofOtherSide = sql<boolean>`(reader_id <> 0) = ${isStaff(actor)}`;
  const { unread, seen_up_to: seenUpTo } = await db
    .selectFrom('bid')
    .select(unreadMessages(actor).as('unread'))
    .select(
      sql<number>`coalesce(
        (select max(up_to) from bid_chat_read where bid_chat_read.bid_id = bid.id and ${ofOtherSide}), 0)`.as(
        'seen_up_to',
      ),
    )
    .where('bid.id', '=', bidId)
    .executeTakeFirstOrThrow();
  return { isRead: unread === 0, seenUpTo };
}

async function readBidSummary(db: Db, actor: Actor, bid: ChatBid): Promise<Chat['bid']> {
  const names = await readLotNames(db, [{ id: bid.lot_id, held_on: bid.held_on }]);
  const lot = names.get(bid.lot_id);
  if (!lot) throw new Error(`The lot of the bid ${bid.id} is gone.`);
  const { lotId, lotType, lotNo, auctionName, specification } = lot;
  return {
    lotId,
    lotType,
    lotNo,
    auctionName,
    specification,
    bidId: bid.id,
    amount: bid.amount,
    status: bid.status,
    group: bid.bid_group && `${bid.bid_group}${bid.group_cars ?? defaultCars}`,
    client: bid.account_id === actor.accountId ? null : bid.client_name,
  };
}
