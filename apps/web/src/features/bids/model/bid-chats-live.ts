import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { TrackedBid } from './bids.ts';
import { patchBid } from './patch-bid.ts';

/** R60: a row shows what was written last about its bid, and how much of it nobody of the reader's side has read. */
export function followBidChats(): () => void {
  const stops = [
    live.on('chat.message', ({ bidId, text, isOwn }) => (isOwn ? showWritten(bidId, text) : showUnread(bidId, text))),
    live.on('chat.read', ({ bidId, isOwn }) => isOwn && showRead(bidId)),
  ];
  return () => stops.forEach((stop) => stop());
}

export const showWritten = (bidId: number, message: string) => patch(bidId, (bid) => ({ ...bid, message }));

export const showRead = (bidId: number) => patch(bidId, (bid) => ({ ...bid, unread: 0, isRead: true }));

const showUnread = (bidId: number, message: string) =>
  patch(bidId, (bid) => ({ ...bid, message, unread: bid.unread + 1, isRead: false }));

function patch(bidId: number, change: (bid: TrackedBid) => TrackedBid): void {
  void patchBid(queryClient, bidId, change);
}
