import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isChatShown } from '../../chat/model/open-chat.ts';
import type { TrackedBid } from './bids.ts';
import { patchBid } from './patch-bid.ts';

/** R60: a row shows what was written last about its bid, and how much of it nobody of the reader's side has read. */
export function followBidChats(): () => void {
  const stops = [
    live.on('chat.message', ({ bidId, id, text, isOwn }) =>
      isOwn || isBeingRead(bidId) ? showWritten(bidId, id, text) : showUnread(bidId, id, text),
    ),
    live.on('chat.read', ({ bidId, upTo, isOwn }) => isOwn && showRead(bidId, upTo)),
  ];
  return () => stops.forEach((stop) => stop());
}

const isBeingRead = (bidId: number) => isChatShown(bidId) && document.visibilityState === 'visible';

export const showWritten = (bidId: number, messageId: number, message: string) =>
  patch(bidId, (bid) => (bid.messageId < messageId ? { ...bid, message, messageId } : bid));

/** A list that has been asked for meanwhile may count what came after it. */
export const showRead = (bidId: number, upTo: number) =>
  patch(bidId, (bid) => (bid.messageId <= upTo ? { ...bid, unread: 0, isRead: true } : bid));

/** Once: a list that has been asked for meanwhile counts it already. */
const showUnread = (bidId: number, messageId: number, message: string) =>
  patch(bidId, (bid) =>
    bid.messageId < messageId ? { ...bid, message, messageId, unread: bid.unread + 1, isRead: false } : bid,
  );

function patch(bidId: number, change: (bid: TrackedBid) => TrackedBid): void {
  void patchBid(queryClient, bidId, change);
}
