import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { bidLogKey, type Chat, chatKey } from './chats.ts';

/** R60: an open chat follows what is written and read on both sides, and what becomes of its bid. */
export function followChats(): () => void {
  const stops = [
    live.on('chat.message', ({ bidId }) => askAgain(bidId)),
    live.on('chat.read', ({ bidId, upTo, isOwn }) => (isOwn ? askAgain(bidId) : showSeen(bidId, upTo))),
    live.on('bid.changed', ({ bidId }) => {
      askAgain(bidId);
      void queryClient.invalidateQueries({ queryKey: bidLogKey(bidId) });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

const askAgain = (bidId: number) => void queryClient.invalidateQueries({ queryKey: chatKey(bidId) });

function showSeen(bidId: number, upTo: number): void {
  queryClient.setQueryData<Chat>(
    chatKey(bidId),
    (held) => held && { ...held, seenUpTo: Math.max(held.seenUpTo, upTo) },
  );
}
