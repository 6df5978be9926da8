import { describe, expect, it } from 'vitest';
import { bidStatusCodes } from './bid-statuses.ts';
import { decideStatus } from './decide-status.ts';

const codes = Object.values(bidStatusCodes);
const noon = new Date('2026-11-18T12:00:00+09:00');
const at = (time: string) => new Date(`2026-11-18T${time}+09:00`);
const decide = (from: number, to: number, wonAt: Date | null = noon, now = noon) => {
  const decision = decideStatus({ now, from, to, wonAt: from === bidStatusCodes.won ? wonAt : null });
  return 'refuse' in decision ? decision.refuse : decision.status;
};

describe('R57 changes of a bid’s status', () => {
  /** One row per old status, one column per new status from 1 to 7; a win is changed on its day. */
  it.each([
    [1, '-23456-'],
    [2, '1-3456-'],
    [3, '-------'],
    [4, '-------'],
    [5, '-------'],
    [6, '12345-7'],
    [7, '-------'],
  ])('from %i are %s', (from, row) => {
    const expected = row.split('').map((cell) => (cell === '-' ? 'STATE_CHANGED' : Number(cell)));
    expect(codes.map((to) => decide(from, to))).toEqual(expected);
  });

  it.each([
    ['in the last second of its day', at('23:59:59'), 2],
    ['at midnight in Japan', new Date('2026-11-19T00:00:00+09:00'), 'WIN_CLOSED'],
    ['a year later', new Date('2027-11-18T12:00:00+09:00'), 'WIN_CLOSED'],
  ])('of a win %s', (_name, now, result) => {
    expect(decide(6, 2, noon, now)).toBe(result);
  });

  it('are refused for a win whose day is unknown', () => {
    expect(decide(6, 2, null)).toBe('WIN_CLOSED');
  });

  it('set a win to blank at any time', () => {
    expect(decide(6, 7, noon, new Date('2027-11-18T12:00:00+09:00'))).toBe(7);
  });

  it('of a waiting bid need no day', () => {
    expect(decide(2, 6, null, new Date('2027-11-18T12:00:00+09:00'))).toBe(6);
  });
});
