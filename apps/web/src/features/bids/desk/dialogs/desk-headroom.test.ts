import { describe, expect, it } from 'vitest';
import { headroomAfter } from './desk-headroom.ts';

const bid = { bidId: 1, auctionDate: '2026-11-18T03:00:00Z' };
const held = (bidId: number, amount: number, group: string | null = null) => ({
  bidId,
  lotId: bidId,
  status: 1,
  amount,
  adjustment: 0,
  group,
  canWithdraw: true,
});
const standing = (bids: readonly ReturnType<typeof held>[], rooms: { group: string; cars: number }[] = []) => ({
  balanceInfo: {
    balance: 1_000_000,
    creditLimit: 0,
    bidAllow: 0,
    dailyBidLimit: 0,
    dailyUssLimit: 0,
    activeBids: bids.length,
  },
  creditLimitCheck: true,
  bids: [...bids],
  rooms,
});
const values = { amount: '500 000', adjustment: '0', group: '' };

describe('R25 what is free to bid once an edit is saved', () => {
  it.each([
    ['counts the typed amount in place of the saved one', [held(1, 200_000)], values, 500_000],
    ['adds the adjustment', [held(1, 200_000)], { ...values, adjustment: '15 000' }, 485_000],
    ['counts the other bids of the client', [held(1, 200_000), held(2, 300_000)], values, 200_000],
    ['is negative if it is too much', [held(1, 200_000), held(2, 900_000)], values, -400_000],
    ['does not change with a bid that holds nothing any more', [held(2, 300_000)], values, 700_000],
    [
      'counts the dearest of the group that it is moved to',
      [held(1, 200_000), held(2, 600_000, '2026-11-16 B')],
      { ...values, group: 'B' },
      400_000,
    ],
  ])('%s', (_name, bids, typed, left) => {
    expect(headroomAfter(standing(bids), bid, typed)).toBe(left);
  });
});
