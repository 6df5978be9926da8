import { describe, expect, it } from 'vitest';
import { endOfBid } from './bid-result.ts';
import { type LotStatus, lotStatusCodes } from './lot-status.ts';

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
