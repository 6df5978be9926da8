import { chatCalls } from '@seri/contract/talk/chat.calls';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { showRead } from '../../bids/model/bid-chats-live.ts';
import { noticesKey } from '../../notifications/model/notices-key.ts';
import { type Chat, chatKey } from '../model/chats.ts';

/** Up to the newest that is shown: what comes meanwhile stays unread. Answers whether it was taken. */
export async function markChatRead(bidId: number, upTo: number): Promise<boolean> {
  const reply = await api.send(chatCalls.markRead, { body: { bidId, upTo } });
  if (!reply.ok) return false;
  queryClient.setQueryData<Chat>(chatKey(bidId), (held) =>
    held && held.chat.at(-1)?.id === upTo ? { ...held, isRead: true } : held,
  );
  showRead(bidId, upTo);
  // Its notices have been read with it.
  await queryClient.invalidateQueries({ queryKey: noticesKey });
  return true;
}
