import { chatCalls } from '@seri/contract/talk/chat.calls';
import { notifyManager } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { newKey } from '../../../lib/request.ts';
import { showWritten } from '../../bids/model/bid-chats-live.ts';
import { type Chat, type ChatMessage, chatKey, type OutgoingMessage, withMessage } from '../model/chats.ts';
import { changeOutgoing, nextOutgoing } from '../model/outgoing.ts';

/** It stands in the chat at once, and stays there, marked, should it not be taken. */
export function sendMessage(bidId: number, text: string): Promise<void> {
  const message: OutgoingMessage = { key: newKey(), text, isFailed: false };
  return queue(bidId, (held) => [...held, message]);
}

/** Under its key: nobody knows whether it was taken the first time. */
export function sendAgain(bidId: number, message: OutgoingMessage): Promise<void> {
  return queue(bidId, (held) => held.map((one) => (one.key === message.key ? { ...one, isFailed: false } : one)));
}

/** One by one: on two lines the later one might come first, and stand first for good. */
async function queue(bidId: number, change: Parameters<typeof changeOutgoing>[1]): Promise<void> {
  const isUnderWay = nextOutgoing(bidId) !== undefined;
  changeOutgoing(bidId, change);
  if (isUnderWay) return;
  for (let message = nextOutgoing(bidId); message; message = nextOutgoing(bidId)) await deliver(bidId, message);
}

async function deliver(bidId: number, { key, text }: OutgoingMessage): Promise<void> {
  const reply = await api.send(chatCalls.save, { body: { bidId, comment: text } }, { idempotencyKey: key });
  if (reply.ok && reply.answer.success) return notifyManager.batch(() => showTaken(bidId, key, reply.answer.message));
  changeOutgoing(bidId, (held) => held.map((one) => (one.key === key ? { ...one, isFailed: true } : one)));
}

function showTaken(bidId: number, key: string, written: ChatMessage): void {
  queryClient.setQueryData<Chat>(chatKey(bidId), (held) => held && withMessage(held, written));
  changeOutgoing(bidId, (held) => held.filter((one) => one.key !== key));
  showWritten(bidId, written.id, written.text);
  // A chat that did not load lacks it, and an answer on its way may.
  void queryClient.invalidateQueries({ queryKey: chatKey(bidId) });
}
