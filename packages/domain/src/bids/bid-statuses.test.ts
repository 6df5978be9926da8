import { describe, expect, it } from 'vitest';
import { bidStatus, bidStatusCodes, isOpenBid, isWaiting, mayBecomeBid } from './bid-statuses.ts';

const codes = [1, 2, 3, 4, 5, 6, 7];

describe('R52 the states of a bid', () => {
  it('have the codes of the wire, and no others', () => {
    expect(codes.map(bidStatus)).toEqual(['new', 'bid', 'dontBid', 'cancelled', 'finished', 'won', 'blank']);
    expect(Object.values(bidStatusCodes)).toEqual(codes);
    for (const code of [0, 8, 1.5, NaN]) expect(() => bidStatus(code)).toThrow(RangeError);
  });

  // One row for each former status, one column for each new one.
  it.each([
    [1, '.+++++.'],
    [2, '+.++++.'],
    [3, '.......'],
    [4, '.......'],
    [5, '.......'],
    [6, '+++++.+'],
    [7, '.......'],
  ])('lead from %i as %s', (from, moves) => {
    const marks = codes.map((to) => (mayBecomeBid(from, to) ? '+' : '.')).join('');
    expect(marks).toBe(moves);
  });

  it('wait as New and Bid, and are open as long as they may cost money', () => {
    expect(codes.filter(isWaiting)).toEqual([1, 2]);
    expect(codes.filter(isOpenBid)).toEqual([1, 2, 6]);
  });
});
