import { chatCalls } from '@seri/contract/talk/chat.calls';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { showRead } from '../../bids/model/bid-chats-live.ts';
import { noticesKey } from '../../notifications/model/notices-key.ts';
import { type BidChat, chatKey } from '../model/chats.ts';

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
