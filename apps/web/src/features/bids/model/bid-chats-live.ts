import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isChatOpen } from '../../chat/model/open-chat.ts';
import type { TrackedBid } from './bids.ts';
import { patchBid } from './patch-bid.ts';

/** R60: a row shows what was written last about its bid, and how much of it nobody of the reader's side has read. */
export function followBidChats(): () => void {
  const stops = [
    live.on('chat.message', ({ bidId, id, text, isOwn }) =>
      isOwn || isBeingRead(bidId) ? showWritten(bidId, text) : showUnread(bidId, id, text),
    ),
    live.on('chat.read', ({ bidId, isOwn }) => isOwn && showRead(bidId)),
  ];
  return () => stops.forEach((stop) => stop());
}

const isBeingRead = (bidId: number) => isChatOpen(bidId) && document.visibilityState === 'visible';

export const showWritten = (bidId: number, message: string) => patch(bidId, (bid) => ({ ...bid, message }));

export const showRead = (bidId: number) => patch(bidId, (bid) => ({ ...bid, unread: 0, isRead: true }));

/** Once: a list that has been asked for meanwhile counts it already. */
const showUnread = (bidId: number, messageId: number, message: string) =>
  patch(bidId, (bid) =>
    bid.messageId < messageId ? { ...bid, message, messageId, unread: bid.unread + 1, isRead: false } : bid,
  );

function patch(bidId: number, change: (bid: TrackedBid) => TrackedBid): void {
  void patchBid(queryClient, bidId, change);
}
