import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitLive, subscribedEvents } from '../../lib/live/page-live.testkit.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { followChats } from './chat-live.ts';
import { bidLogKey, chatKey } from './chats.ts';

vi.mock('../../lib/live/page-live.ts', () => import('../../lib/live/page-live.testkit.ts'));

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
  ['new messages', 'chat.message', [true, false, false]],
  ['read marks of both sides', 'chat.read', [true, false, false]],
  ['changes of its bid, and so does the history', 'bid.changed', [true, true, false]],
] as const)('R60 a chat follows %s', (_, name, expected) => {
  emitLive(name, { bidId: 1 });
  expect(stale()).toEqual(expected);
});

it('nothing is followed after unsubscribing', () => {
  stop();
  expect(subscribedEvents()).toEqual([]);
});
