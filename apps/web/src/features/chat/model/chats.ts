import type { AnswerOf } from '@seri/contract/call';
import type { chatCalls } from '@seri/contract/talk/chat.calls';
import { japanDay, type JapanDay } from '@seri/domain/time/japan-time';

export type Chat = AnswerOf<typeof chatCalls.read>;
export type ChatMessage = Chat['chat'][number];
export type BidLogEntry = AnswerOf<typeof chatCalls.logs>[number];

/** On its way to the server, or not taken by it. */
export interface OutgoingMessage {
  /** Sent again it is the same one: it is written once. */
  key: string;
  text: string;
  isFailed: boolean;
}

const chatsKey = ['chats'] as const;
export const chatKey = (bidId: number) => [...chatsKey, bidId, 'messages'] as const;
export const bidLogKey = (bidId: number) => [...chatsKey, bidId, 'log'] as const;
/** Of this browser alone, and nowhere else: as long as its account is signed in. */
export const keptKey = [...chatsKey, 'kept'] as const;
export const outgoingKey = (bidId: number) => [...keptKey, bidId, 'outgoing'] as const;
export const draftKey = (bidId: number) => [...keptKey, bidId, 'draft'] as const;

/** One that is there already changes nothing. */
export function withMessage(held: Chat, message: ChatMessage): Chat {
  if (held.chat.some(({ id }) => id === message.id)) return held;
  return { ...held, chat: [...held.chat, message].toSorted((one, other) => one.id - other.id) };
}

export interface ChatDay {
  day: JapanDay;
  messages: ChatMessage[];
}

/** By day in Japan, the oldest first. */
export function groupByDay(messages: readonly ChatMessage[]): ChatDay[] {
  const days: ChatDay[] = [];
  for (const message of messages) {
    const day = japanDay(new Date(message.time));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Of the messages that the other side has seen only the last one says so. */
export function lastSeen({ chat, seenUpTo }: Pick<Chat, 'chat' | 'seenUpTo'>): number | undefined {
  return chat.findLast(({ isOwn, id }) => isOwn && id <= seenUpTo)?.id;
}
