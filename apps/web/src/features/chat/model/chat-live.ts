import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { bidLogKey, chatKey } from './chats.ts';

/** R60: an open chat follows what is written and read on both sides, and what becomes of its bid. */
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
