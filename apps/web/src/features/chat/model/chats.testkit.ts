import type { Chat, ChatMessage } from './chats.ts';

export function chatMessage(id: number, given: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    text: `message ${id}`,
    time: '2026-11-18T03:00:00Z',
    isOwn: false,
    isMine: false,
    author: null,
    ...given,
  };
}

export function chatOf(bidId: number, messages: readonly ChatMessage[], given: Partial<Chat> = {}): Chat {
  return {
    chat: [...messages],
    isRead: true,
    seenUpTo: 0,
    bid: {
      bidId,
      lotId: 1000 + bidId,
      lotType: 'auction',
      lotNo: `${20_000 + bidId}`,
      auctionName: 'USS Tokyo',
      specification: 'Toyota Harrier 2021',
      amount: 550_000,
      status: 1,
      group: null,
      client: null,
    },
    ...given,
  };
}
