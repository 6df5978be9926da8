import type { BidLog, Chat, WrittenMessage } from '@seri/contract/talk/chat.schema';
import { apiRoot } from '@seri/contract/headers';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import type { TestDatabase } from '@seri/api/testkit/database';
import { newBid } from '@seri/api/testkit/factories';

export function chatSteps(api: TestApi, { db }: TestDatabase) {
  const ask = <Body>(by: TestUser | null, method: 'GET' | 'POST' | 'PUT', path: string, options: object) =>
    api.ask<Body & { code?: string }>(by, { method, url: apiRoot + path, ...options });
  const readChat = (by: TestUser | null, bidId: number) =>
    ask<Chat>(by, 'GET', '/bid/chat', { query: { bidId: String(bidId) } });
  const bid = async (by: TestUser, path: string, carId: number, amount: number, options: object = {}) => {
    const payload = { carId, amount, lotType: 'auction', bidGroup: null, bidType: 1, confirm: 1, ...options };
    const { body } = await ask<{ bidId: number }>(by, 'POST', path, { payload });
    return body.bidId;
  };
  return {
    placed: ({ accountId }: TestUser) => newBid(db, accountId),
    bid: (by: TestUser, carId: number, amount: number, options?: object) =>
      bid(by, '/bid/create', carId, amount, options),
    bidFor: (by: TestUser, client: TestUser, carId: number, amount: number) =>
      bid(by, '/bid/bid-from-manager', carId, amount, { userId: client.accountId }),
    chat: readChat,
    write: (by: TestUser | null, bidId: number, comment: string, headers: Record<string, string> = {}) =>
      ask<WrittenMessage>(by, 'POST', '/bid/save-chat', { payload: { bidId, comment }, headers }),
    markRead: (by: TestUser | null, bidId: number, upTo?: number) =>
      ask<object>(by, 'PUT', '/bid/update-chat-status', { payload: { bidId, upTo } }),
    logs: (by: TestUser | null, bidId: number) =>
      ask<BidLog>(by, 'GET', '/bid/logs', { query: { bidId: String(bidId) } }),
    isRead: async (by: TestUser, bidId: number) => (await readChat(by, bidId)).body.isRead,
    messagesOf: (bidId: number) =>
      db
        .selectFrom('bid_message')
        .select(['body', 'is_from_staff'])
        .where('bid_id', '=', bidId)
        .orderBy('id')
        .execute(),
    eventsOf: async (bidId: number, name: 'chat.message' | 'chat.read' | 'chat-notification') => {
      const rows = await db
        .selectFrom('outbox')
        .select(['audience', 'data'])
        .where('name', '=', name)
        .orderBy('id')
        .execute();
      return rows
        .map(({ audience, data }) => ({ audience, ...(data as { bidId: number; isOwn?: boolean; upTo?: number }) }))
        .filter((event) => event.bidId === bidId);
    },
  };
}
