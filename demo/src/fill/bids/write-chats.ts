import type { Tx } from '@seri/api/platform/database/database';
import { minute } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { BidderContacts, WrittenBid } from './tell-bids.ts';

const [soonest, latest] = [4 * minute, 20 * minute];

/** R60: both sides have read every chat, except the last line of some. */
export async function writeChats(
  tx: Tx,
  bids: readonly WrittenBid[],
  contactsByBidder: ReadonlyMap<number, BidderContacts>,
  now: Date,
): Promise<void> {
  const messages = bids.flatMap((bid) => messagesOf(bid, contactsByBidder.get(bid.bidder.id), now));
  if (messages.length === 0) return;
  await tx.insertInto('bid_message').values(messages).execute();
  const [whole, unread] = [idsOf(bids, false), idsOf(bids, true)];
  await sql`
    insert into bid_chat_read (bid_id, reader_id, up_to)
    select bid.id, reader.id, max(message.id)
    from bid cross join lateral (values (0, true), (bid.account_id, false)) as reader (id, is_staff)
    join bid_message as message on message.bid_id = bid.id
    where bid.id = any(${[...whole, ...unread]}::bigint[])
      and (bid.id = any(${whole}::bigint[]) or message.is_from_staff = reader.is_staff)
    group by bid.id, reader.id`.execute(tx);
}

function idsOf(bids: readonly WrittenBid[], isUnread: boolean): number[] {
  return bids.filter(({ story }) => story.chat && Boolean(story.isUnread) === isUnread).map(({ row }) => row.id);
}

function messagesOf({ row, story }: WrittenBid, contacts: BidderContacts | undefined, now: Date) {
  const lines = story.chat ?? [];
  const left = now.getTime() - row.created_at.getTime();
  const pause = Math.max(soonest, Math.min(latest, left / (lines.length + 1)));
  return lines.map(([by, body], index) => ({
    bid_id: row.id,
    account_id: by === 'staff' ? (contacts?.managerId ?? row.account_id) : row.account_id,
    is_from_staff: by === 'staff',
    body,
    written_at: new Date(row.created_at.getTime() + index * pause),
  }));
}
