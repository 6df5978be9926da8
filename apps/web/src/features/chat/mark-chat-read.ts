import { chatCalls } from '@seri/contract/talk/chat.calls';
import { api } from '../../lib/calls/api.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { showRead } from '../bids/list/bid-chats-live.ts';
import { noticesKey } from '../notifications/notices-key.ts';
import { type BidChat, chatKey } from './chats.ts';

/** Later messages stay unread. Returns whether the server accepted it. */
export async function markChatRead(bidId: number, upTo: number): Promise<boolean> {
  const reply = await api.send(chatCalls.markRead, { body: { bidId, upTo } });
  if (!reply.ok) return false;
  queryClient.setQueryData<BidChat>(chatKey(bidId), (chat) =>
    chat && chat.chat.at(-1)?.id === upTo ? { ...chat, isRead: true } : chat,
  );
  showRead(bidId, upTo);
  // The server has marked its notices as read, too.
  await queryClient.invalidateQueries({ queryKey: noticesKey });
  return true;
}
