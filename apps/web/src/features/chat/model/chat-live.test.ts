import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitLive, subscribedEvents } from '../../../lib/page-live.testkit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { followChats } from './chat-live.ts';
import { bidLogKey, chatKey } from './chats.ts';

vi.mock('../../../lib/page-live.ts', () => import('../../../lib/page-live.testkit.ts'));

let stop: () => void;
beforeEach(() => {
  for (const key of [chatKey(1), bidLogKey(1), chatKey(2)]) queryClient.setQueryData(key, {});
  stop = followChats();
});
afterEach(() => {
  stop();
  queryClient.clear();
});

const stale = () =>
  [chatKey(1), bidLogKey(1), chatKey(2)].map((key) => queryClient.getQueryState(key)?.isInvalidated === true);

it.each([
  ['what is written', 'chat.message', [true, false, false]],
  ['what is read on either side', 'chat.read', [true, false, false]],
  ['what becomes of its bid, which its history tells too', 'bid.changed', [true, true, false]],
] as const)('R60 a chat follows %s', (_, name, expected) => {
  emitLive(name, { bidId: 1 });
  expect(stale()).toEqual(expected);
});

it('who has stopped listening follows nothing', () => {
  stop();
  expect(subscribedEvents()).toEqual([]);
});
