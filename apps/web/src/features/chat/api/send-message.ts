import { chatCalls } from '@seri/contract/chat.calls';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { newKey } from '../../../lib/request.ts';
import { showWritten } from '../../bids/model/bid-chats-live.ts';
import { type Chat, chatKey, type OutgoingMessage, withMessage } from '../model/chats.ts';
import { changeOutgoing } from '../model/outgoing.ts';

/** It stands in the chat at once, and stays there, marked, should it not be taken. */
export async function sendMessage(bidId: number, text: string): Promise<void> {
  const message: OutgoingMessage = { key: newKey(), text, isFailed: false };
  changeOutgoing(bidId, (held) => [...held, message]);
  await deliver(bidId, message);
}

/** Under its key: nobody knows whether it was taken the first time. */
export async function sendAgain(bidId: number, message: OutgoingMessage): Promise<void> {
  mark(bidId, message, false);
  await deliver(bidId, message);
}

async function deliver(bidId: number, message: OutgoingMessage): Promise<void> {
  const reply = await api.send(
    chatCalls.save,
    { body: { bidId, comment: message.text } },
    { idempotencyKey: message.key },
  );
  if (!reply.ok || !reply.answer.success) return mark(bidId, message, true);
  const { message: written } = reply.answer;
  queryClient.setQueryData<Chat>(chatKey(bidId), (held) => held && withMessage(held, written));
  changeOutgoing(bidId, (held) => held.filter(({ key }) => key !== message.key));
  showWritten(bidId, written.text);
}

function mark(bidId: number, { key }: OutgoingMessage, isFailed: boolean): void {
  changeOutgoing(bidId, (held) => held.map((one) => (one.key === key ? { ...one, isFailed } : one)));
}
