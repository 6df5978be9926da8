import { chatCalls } from '@seri/contract/talk/chat.calls';
import { notifyManager } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { newKey } from '../../lib/calls/request.ts';
import { showWritten } from '../bids/list/bid-chats-live.ts';
import { type BidChat, type BidChatMessage, chatKey, type OutgoingMessage, withMessage } from './chats.ts';
import { changeOutgoing, nextOutgoing } from './outgoing.ts';

/** Shows the message at once; it stays, marked, if it cannot be sent. */
export function sendMessage(bidId: number, text: string): Promise<void> {
  const message: OutgoingMessage = { key: newKey(), text, isFailed: false };
  return enqueue(bidId, (messages) => [...messages, message]);
}

/** Uses the same idempotency key, because the first try may have arrived. */
export function sendAgain(bidId: number, message: OutgoingMessage): Promise<void> {
  return enqueue(bidId, (messages) =>
    messages.map((other) => (other.key === message.key ? { ...other, isFailed: false } : other)),
  );
}

/** One by one: parallel calls could arrive in the wrong order, which would be final. */
async function enqueue(bidId: number, change: Parameters<typeof changeOutgoing>[1]): Promise<void> {
  const isSending = nextOutgoing(bidId) !== undefined;
  changeOutgoing(bidId, change);
  if (isSending) return;
  for (let message = nextOutgoing(bidId); message; message = nextOutgoing(bidId)) await deliver(bidId, message);
}

async function deliver(bidId: number, { key, text }: OutgoingMessage): Promise<void> {
  const reply = await api.send(chatCalls.save, { body: { bidId, comment: text } }, { idempotencyKey: key });
  if (reply.ok && reply.answer.success) return notifyManager.batch(() => showSent(bidId, key, reply.answer.message));
  changeOutgoing(bidId, (messages) =>
    messages.map((other) => (other.key === key ? { ...other, isFailed: true } : other)),
  );
}

function showSent(bidId: number, key: string, message: BidChatMessage): void {
  queryClient.setQueryData<BidChat>(chatKey(bidId), (chat) => chat && withMessage(chat, message));
  changeOutgoing(bidId, (messages) => messages.filter((other) => other.key !== key));
  showWritten(bidId, message.id, message.text);
  // A chat that did not load lacks the message, and so may an answer on its way.
  void queryClient.invalidateQueries({ queryKey: chatKey(bidId) });
}
