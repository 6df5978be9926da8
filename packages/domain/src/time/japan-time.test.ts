import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, japanDay, startOfJapanDay, weekdayOf, monthsBefore } from './japan-time.ts';

describe('R1 the business day is Japan time', () => {
  it('changes at midnight in Japan, which is 15:00 UTC', () => {
    expect(japanDay(new Date('2026-11-18T14:59:59.999Z'))).toBe('2026-11-18');
    expect(japanDay(new Date('2026-11-18T15:00:00.000Z'))).toBe('2026-11-19');
  });

  it('begins a day nine hours before UTC does', () => {
    expect(startOfJapanDay('2026-11-18').toISOString()).toBe('2026-11-17T15:00:00.000Z');
  });

  it('counts days across the end of a year and a leap day', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect([daysBetween('2028-02-28', '2028-03-01'), daysBetween('2027-01-01', '2026-12-31')]).toEqual([2, -1]);
  });

  it('counts months back to the same day, or to the last one of a shorter month', () => {
    expect([monthsBefore('2026-11-18', 6), monthsBefore('2026-05-31', 6)]).toEqual(['2026-05-18', '2025-11-30']);
    expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28');
  });

  it('counts weekdays from Monday 1 to Sunday 7', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });
});
