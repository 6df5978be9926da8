import type { AnswerOf } from '@seri/contract/call';
import type { chatCalls } from '@seri/contract/talk/chat.calls';
import { japanDay, type JapanDay } from '@seri/domain/time/japan-time';

export type BidChat = AnswerOf<typeof chatCalls.read>;
export type BidChatMessage = BidChat['chat'][number];
export type BidLogEntry = AnswerOf<typeof chatCalls.logs>[number];

/** A message that is being sent, or that failed. */
export interface OutgoingMessage {
  /** Idempotency key: a retry uses it again, so that the message is written once. */
  key: string;
  text: string;
  isFailed: boolean;
}

const chatsKey = ['chats'] as const;
export const chatKey = (bidId: number) => [...chatsKey, bidId, 'messages'] as const;
export const bidLogKey = (bidId: number) => [...chatsKey, bidId, 'log'] as const;
/** Kept only in this browser, for as long as its account is signed in. */
export const localKey = [...chatsKey, 'kept'] as const;
export const outgoingKey = (bidId: number) => [...localKey, bidId, 'outgoing'] as const;
export const draftKey = (bidId: number) => [...localKey, bidId, 'draft'] as const;

/** A known message changes nothing. */
export function withMessage(chat: BidChat, message: BidChatMessage): BidChat {
  if (chat.chat.some(({ id }) => id === message.id)) return chat;
  return { ...chat, chat: [...chat.chat, message].toSorted((one, other) => one.id - other.id) };
}

export interface ChatDay {
  day: JapanDay;
  messages: BidChatMessage[];
}

/** Days are Japan's, the oldest first. */
export function groupByDay(messages: readonly BidChatMessage[]): ChatDay[] {
  const days: ChatDay[] = [];
  for (const message of messages) {
    const day = japanDay(new Date(message.time));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Only the last message that the other side has seen is marked. */
export function lastSeen({ chat, seenUpTo }: Pick<BidChat, 'chat' | 'seenUpTo'>): number | undefined {
  return chat.findLast(({ isOwn, id }) => isOwn && id <= seenUpTo)?.id;
}
