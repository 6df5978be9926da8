import { describe, expect, it } from 'vitest';
import { lastAuctionDay, nextDates } from './week-days.ts';

describe('R36 a weekday means its next date from today on', () => {
  it('on a Wednesday: today, and Monday of next week', () => {
    expect(nextDates('2026-11-18')).toEqual({
      Monday: '2026-11-23',
      Tuesday: '2026-11-24',
      Wednesday: '2026-11-18',
      Thursday: '2026-11-19',
      Friday: '2026-11-20',
      Saturday: '2026-11-21',
    });
  });

  it('on a Sunday: the six days after it', () => {
    expect(Object.values(nextDates('2026-11-22'))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
  });

  it('on a Monday and across the end of a year', () => {
    expect(nextDates('2026-12-28')).toMatchObject({ Monday: '2026-12-28', Saturday: '2027-01-02' });
  });
});

it.each([
  ['2026-11-19', '2026-11-18'],
  ['2026-11-23', '2026-11-21'],
  ['2026-11-22', '2026-11-21'],
] as const)('R38: on %s the last auctions were on %s', (today, day) => {
  expect(lastAuctionDay(today)).toBe(day);
});
