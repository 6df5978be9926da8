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
  at: '2026-11-18T03:00:00Z',
  isRead: false,
});

const held = (...ids: number[]): CachedNotices => ({
  pages: [{ notices: ids.map((id) => notice(id)), unread: ids.length, hasMore: false }],
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
  expect(after.pages[0]?.unread).toBe(3);
  expect(withNotice(after, notice(3))).toBe(after);
});

it('a notice that arrives late is sorted into its place', () => {
  expect(idsOf(withNotice(held(3, 1), notice(2)))).toEqual([[3, 2, 1]]);
});
