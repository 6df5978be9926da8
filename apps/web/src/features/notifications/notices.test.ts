import { expect, it } from 'vitest';
import { groupByLot, type CachedNotices, type ReadNotice, withNotice } from './notices.ts';

const notice = (id: number, lotId = 1): ReadNotice => ({
  id,
  lotId,
  eventType: 'clientNewBid',
  message: { en: 'said', ru: 'сказано' },
  lotNo: '1',
  lotType: 'auction',
  auctionName: 'A',
  specification: 'S',
  bidId: 1,
  isClientMessage: true,
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
  isRead: false,
});

const none = { bid: 0, chat: 0, purchase: 0, lot: 0 };
const held = (...ids: number[]): CachedNotices => ({
  pages: [{ notices: ids.map((id) => notice(id)), unread: ids.length, unreadByTopic: none, hasMore: false }],
  pageParams: [undefined],
});
const idsOf = ({ pages }: CachedNotices) => pages.map(({ notices }) => notices.map(({ id }) => id));

it('notices are grouped by lot, the lot with the newest first', () => {
  const groups = groupByLot([notice(4, 7), notice(3, 8), notice(2, 7), notice(1, 9)]);
  expect(groups.map(({ lotId, notices }) => [lotId, notices.map(({ id }) => id)])).toEqual([
    [7, [4, 2]],
    [8, [3]],
    [9, [1]],
  ]);
});

it('a new notice is added once, first and unread', () => {
  const after = withNotice(held(2, 1), notice(3));
  expect(idsOf(after)).toEqual([[3, 2, 1]]);
  expect(after.pages[0]).toMatchObject({ unread: 3, unreadByTopic: { bid: 1, chat: 0, purchase: 0 } });
  expect(withNotice(after, notice(3))).toBe(after);
});

it('an older notice with a higher id comes after newer ones', () => {
  const older = { ...notice(4), at: '2026-10-18T03:00:00Z' };
  expect(idsOf(withNotice(held(3, 1), older))).toEqual([[3, 1, 4]]);
});

it('a notice that arrives late is sorted into its place', () => {
  expect(idsOf(withNotice(held(3, 1), notice(2)))).toEqual([[3, 2, 1]]);
});
