import { describe, expect, it } from 'vitest';
import { asksForWin, endOfBid } from './bid-result.ts';
import { type LotStatus, lotStatusCodes } from '../lots/lot-status.ts';

const cost = 600_000;
const end = (status: LotStatus, soldPrice: number | null = null) =>
  endOfBid(cost, { status: lotStatusCodes[status], soldPrice });

describe('R54 the end of a lot', () => {
  it('leaves a bid alone while the lot may still run, or nothing is known of it', () => {
    expect([end('upcoming'), end('ongoing'), end('unknown'), endOfBid(cost, { status: 9999, soldPrice: 1 })]).toEqual(
      Array(4).fill(null),
    );
  });

  it.each(['sold', 'soldByNegotiation'] as const)('ends what was less than it was %s for', (status) => {
    expect(end(status, cost + 1)).toBe('soldForMore');
    expect(end(status, cost)).toBeNull();
    expect(end(status, cost - 5000)).toBeNull();
  });

  it('leaves what may have won, and what nobody has told the price of, to staff', () => {
    expect(end('sold', null)).toBeNull();
  });

  it('ends a bid on what was not sold, cancelled or removed, whatever its amount', () => {
    expect([end('notSold'), end('unsold', cost - 1), end('cancelled'), end('removed')]).toEqual([
      'notSold',
      'notSold',
      'lotCancelled',
      'lotRemoved',
    ]);
  });
});

describe('R54 a bid that asks for its win', () => {
  it.each<[string, number, number | null, LotStatus, boolean]>([
    ['waits on a lot that was sold for no more', 1, cost, 'sold', true],
    ['at the house too', 2, cost - 5000, 'sold', true],
    ['or by negotiation', 2, cost, 'soldByNegotiation', true],
    ['or for what nobody has told', 2, null, 'sold', true],
    ['not where it was sold for more', 2, cost + 1, 'sold', false],
    ['nor while the lot runs', 2, null, 'ongoing', false],
    ['nor once it has won', 6, cost, 'sold', false],
    ['nor is over', 5, cost, 'sold', false],
  ])('%s', (_name, status, soldPrice, lot, is) => {
    expect(asksForWin({ status, cost }, { status: lotStatusCodes[lot], soldPrice })).toBe(is);
  });
});
