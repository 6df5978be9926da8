import { live } from '../../lib/live/page-live.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { bidLogKey, chatKey } from './chats.ts';

/** R60: an open chat follows messages, read marks of both sides and changes of its bid. */
export function followChats(): () => void {
  const stops = [
    live.on('chat.message', askAgain),
    live.on('chat.read', askAgain),
    live.on('bid.changed', (bid) => {
      askAgain(bid);
      void queryClient.invalidateQueries({ queryKey: bidLogKey(bid.bidId) });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

const askAgain = ({ bidId }: { bidId: number }) => void queryClient.invalidateQueries({ queryKey: chatKey(bidId) });
