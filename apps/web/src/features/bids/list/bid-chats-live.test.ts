import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitLive } from '../../../lib/live/page-live.testkit.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { markChatShown } from './open-chat.ts';
import { followBidChats } from './bid-chats-live.ts';
import type { BidsAnswer } from './bids.ts';
import { bidsKey } from './bids-key.ts';
import { bidsAnswer, listedBid } from './bids.testkit.ts';

vi.mock('../../../lib/live/page-live.ts', () => import('../../../lib/live/page-live.testkit.ts'));

const key = [...bidsKey, 'mine', {}];
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  queryClient.setQueryData(key, bidsAnswer([listedBid(1), listedBid(2)]));
  stop = followBidChats();
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const write = (id: number, isOwn = false) => emitLive('chat.message', { bidId: 1, id, text: `message ${id}`, isOwn });
const row = () => {
  const { unread, isRead, message } = queryClient.getQueryData<BidsAnswer>(key)?.cars[0] ?? {};
  return { unread, isRead, message };
};

it('R60 a message from the other side makes the row unread and shows in it', () => {
  write(7);
  write(8);
  expect(row()).toEqual({ unread: 2, isRead: false, message: 'message 8' });
  emitLive('chat.read', { bidId: 1, upTo: 8, isOwn: false });
  expect(row()).toMatchObject({ unread: 2 });
  emitLive('chat.read', { bidId: 1, upTo: 8, isOwn: true });
  expect(row()).toEqual({ unread: 0, isRead: true, message: 'message 8' });
});

it('a message from the own side leaves the row read', () => {
  write(7, true);
  expect(row()).toEqual({ unread: 0, isRead: true, message: 'message 7' });
});

it('a message that a pending refetch has counted is not counted again', async () => {
  const { promise, resolve } = Promise.withResolvers<BidsAnswer>();
  const refetch = queryClient.fetchQuery({ queryKey: key, queryFn: () => promise, staleTime: 0 });
  write(7);
  resolve(bidsAnswer([listedBid(1, { unread: 1, isRead: false, message: 'message 7', messageId: 7 }), listedBid(2)]));
  await refetch;
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.fetchStatus).toBe('idle'));
  write(8);
  expect(row()).toMatchObject({ unread: 2, message: 'message 8' });
});

it('a message in the chat that is shown does not make its row unread', () => {
  const leave = markChatShown(1);
  write(7);
  expect(row()).toEqual({ unread: 0, isRead: true, message: 'message 7' });
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  write(8);
  expect(row()).toMatchObject({ unread: 1 });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  leave();
  write(9);
  expect(row()).toMatchObject({ unread: 2 });
});

it.each([
  ['read', () => emitLive('chat.read', { bidId: 1, upTo: 7, isOwn: true })],
  ['written', () => write(7, true)],
])('an older message that is %s does not replace a newer one in a refetched list', async (_, happen) => {
  const { promise, resolve } = Promise.withResolvers<BidsAnswer>();
  const refetch = queryClient.fetchQuery({ queryKey: key, queryFn: () => promise, staleTime: 0 });
  happen();
  const newer = { unread: 1, isRead: false, message: 'message 8' };
  resolve(bidsAnswer([listedBid(1, { ...newer, messageId: 8 }), listedBid(2)]));
  await refetch;
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.fetchStatus).toBe('idle'));
  expect(row()).toEqual(newer);
});
