import type { BidChat, BidChatMessage } from './chats.ts';

export function chatMessage(id: number, overrides: Partial<BidChatMessage> = {}): BidChatMessage {
  return {
    id,
    text: `message ${id}`,
    time: '2026-11-18T03:00:00Z',
    isOwn: false,
    isMine: false,
    author: null,
    ...overrides,
  };
}

export function chatOf(bidId: number, messages: readonly BidChatMessage[], overrides: Partial<BidChat> = {}): BidChat {
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
    ...overrides,
  };
}
