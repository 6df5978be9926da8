import { describe, expect, it } from 'vitest';
import { asksForWin, endOfBid } from './bid-result.ts';
import { type LotStatus, lotStatusCodes } from '../lots/lot-status.ts';

const cost = 600_000;
const end = (status: LotStatus, soldPrice: number | null = null) =>
  endOfBid(cost, { status: lotStatusCodes[status], soldPrice });

describe('R54 the end of a lot', () => {
  it('does not end a bid while the lot may still run or its status is unknown', () => {
    expect([end('upcoming'), end('ongoing'), end('unknown'), endOfBid(cost, { status: 9999, soldPrice: 1 })]).toEqual(
      Array(4).fill(null),
    );
  });

  it.each(['sold', 'soldByNegotiation'] as const)('ends a bid below the price of a lot that was %s', (status) => {
    expect(end(status, cost + 1)).toBe('soldForMore');
    expect(end(status, cost)).toBeNull();
    expect(end(status, cost - 5000)).toBeNull();
  });

  it('does not end a bid that may have won, or on a lot of unknown price', () => {
    expect(end('sold', null)).toBeNull();
  });

  it('ends any bid on a lot that was not sold, was cancelled or was removed', () => {
    expect([end('notSold'), end('unsold', cost - 1), end('cancelled'), end('removed')]).toEqual([
      'notSold',
      'notSold',
      'lotCancelled',
      'lotRemoved',
    ]);
  });
});

describe('R54 a bid asks staff for its win', () => {
  it.each<[string, number, number | null, LotStatus, boolean]>([
    ['if the lot was sold for no more than the bid', 1, cost, 'sold', true],
    ['also at the house', 2, cost - 5000, 'sold', true],
    ['also if the lot was sold by negotiation', 2, cost, 'soldByNegotiation', true],
    ['also if the price is unknown', 2, null, 'sold', true],
    ['not if the lot was sold for more', 2, cost + 1, 'sold', false],
    ['not while the lot runs', 2, null, 'ongoing', false],
    ['not once it has won', 6, cost, 'sold', false],
    ['not if it is over', 5, cost, 'sold', false],
  ])('%s', (_name, status, soldPrice, lot, is) => {
    expect(asksForWin({ status, cost }, { status: lotStatusCodes[lot], soldPrice })).toBe(is);
  });
});
