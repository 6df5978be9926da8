import { live } from '../../../lib/live/page-live.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { isChatShown } from './open-chat.ts';
import type { ListedBid } from './bids.ts';
import { patchBid } from './patch-bid.ts';

/** R60: a row shows the last message about its bid and how many messages the reader's side has not read. */
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

/** Changes nothing if the row already counts a message after `upTo`, as a refetched list may. */
export const showRead = (bidId: number, upTo: number) =>
  patch(bidId, (bid) => (bid.messageId <= upTo ? { ...bid, unread: 0, isRead: true } : bid));

/** A refetched list may already count this message; its id makes sure that it is counted once. */
const showUnread = (bidId: number, messageId: number, message: string) =>
  patch(bidId, (bid) =>
    bid.messageId < messageId ? { ...bid, message, messageId, unread: bid.unread + 1, isRead: false } : bid,
  );

function patch(bidId: number, change: (bid: ListedBid) => ListedBid): void {
  void patchBid(queryClient, bidId, change);
}
