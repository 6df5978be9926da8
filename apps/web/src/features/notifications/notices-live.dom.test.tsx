import type { EventName } from '@seri/contract/events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLive } from '../../lib/live/live.ts';
import { live as pageLive } from '../../lib/live/page-live.ts';
import { queryClient, refetchLive } from '../../lib/calls/query-client.ts';
import { dismissToast, readToasts } from '../../ui/passing/toast.ts';
import { noticesQuery } from './notices.query.ts';
import type { CachedNotices, NoticeEvent } from './notices.ts';
import { followNotices } from './notices-live.ts';
import { noticesKey } from './notices-key.ts';
import { chooseSound } from './sound-choice.ts';

const listeners = new Map<string, (value: never) => void>();

const account = 'account:1';
const none = { bid: 0, chat: 0, purchase: 0, lot: 0 };
const notice = (id: number): NoticeEvent => ({
  id,
  eventType: 'managerWinBid',
  message: { en: `Won ${id}`, ru: `Выигрыш ${id}` },
  lotNo: '3307',
  lotType: 'auction',
  auctionName: 'USS Tokyo',
  specification: 'Subaru Forester 2020',
  bidId: 5,
  isClientMessage: false,
  lotId: 7,
  cause: null,
  topic: 'bid',
  amount: null,
  former: null,
  price: null,
  purchaseId: null,
  grade: '4.5',
  photo: null,
  runsAt: null,
  at: '2026-11-18T03:00:00Z',
});

/** Notices on the server, the newest first. */
let stored: NoticeEvent[];
let stop: () => void;

const say = (channel: string, value: object) => listeners.get(channel)?.(value as never);
const welcome = (sequence: number) => say('welcome', { audiences: { [account]: sequence }, now: '' });
const tell = (name: EventName, sequence: number, data: object) =>
  say('event', { audience: account, sequence, previous: sequence - 1, name, data });
const ids = () =>
  queryClient.getQueryData<CachedNotices>(noticesKey)?.pages.flatMap((page) => page.notices.map(({ id }) => id));
const titles = () => readToasts().map(({ title }) => title);
const look = (state: 'visible' | 'hidden') => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(async () => {
  stored = [notice(1)];
  chooseSound(false);
  look('visible');
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({
      notices: stored.map((one) => ({ ...one, isRead: false })),
      unread: stored.length,
      unreadByTopic: none,
      hasMore: false,
    }),
  );
  // The live connection of the page, over a socket that the test controls.
  const live = createLive({
    open: async () => ({
      active: true,
      on: (name, listener) => listeners.set(name, listener),
      connect: () => {},
      disconnect: () => {},
    }),
    since: () => undefined,
    refetch: refetchLive,
    onId: () => {},
    onServerTime: () => {},
    onAudiences: () => {},
    renew: async () => 'renewed',
    after: () => {},
  });
  vi.spyOn(pageLive, 'on').mockImplementation((...event) => live.on(...event));
  stop = followNotices();
  await live.start();
  welcome(1);
  await queryClient.fetchInfiniteQuery(noticesQuery);
});

afterEach(() => {
  stop();
  for (const { id } of readToasts()) dismissToast(id);
  queryClient.clear();
  vi.restoreAllMocks();
});

test('a new notice is added to the centre and shows as a toast with its lot and a link', async () => {
  tell('client-notification', 2, notice(2));
  expect(ids()).toEqual([2, 1]);
  await expect.poll(titles).toEqual(['Won 2']);
  expect(readToasts()[0]).toMatchObject({
    plate: '3307',
    text: 'USS Tokyo · Subaru Forester 2020',
    tone: 'win',
    action: { href: '/car-auctions/7' },
  });
});

test('an event that comes twice is announced once', async () => {
  tell('client-notification', 2, notice(2));
  tell('client-notification', 2, notice(2));
  tell('client-notification', 3, notice(3));
  await expect.poll(titles).toEqual(['Won 2', 'Won 3']);
  expect(ids()).toEqual([3, 2, 1]);
});

test('in a hidden tab nothing is announced, neither then nor later', async () => {
  look('hidden');
  tell('client-notification', 2, notice(2));
  look('visible');
  tell('client-notification', 3, notice(3));
  await expect.poll(titles).toEqual(['Won 3']);
  expect(ids()).toEqual([3, 2, 1]);
});

test('notices missed while offline come with the list and are not announced', async () => {
  stored = [notice(3), notice(2), notice(1)];
  welcome(3);
  await queryClient.fetchInfiniteQuery(noticesQuery);
  expect(ids()).toEqual([3, 2, 1]);
  tell('client-notification', 3, notice(3));
  tell('client-notification', 4, notice(4));
  await expect.poll(titles).toEqual(['Won 4']);
  expect(ids()).toEqual([4, 3, 2, 1]);
});

test('a gap refetches the list and announces only the new notice', async () => {
  stored = [notice(4), notice(3), notice(2), notice(1)];
  say('event', { audience: account, sequence: 4, previous: 3, name: 'client-notification', data: notice(4) });
  expect(queryClient.getQueryState(noticesKey)?.isInvalidated).toBe(true);
  await expect.poll(titles).toEqual(['Won 4']);
});

test('notices read in another browser cause a refetch', () => {
  tell('notices.read', 2, { upTo: 1, bidId: null });
  expect(queryClient.getQueryState(noticesKey)?.isInvalidated).toBe(true);
});

test('a new price links to the purchase', async () => {
  tell('client-notification', 2, { ...notice(2), cause: 'priced', topic: 'purchase', purchaseId: 41 });
  await expect.poll(titles).toEqual(['Won 2']);
  expect(readToasts()[0]).toMatchObject({ action: { label: 'Open purchase', href: '/purchases/41' } });
});
