import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidGroupLetters, groupKey, hasGroups, weekOf } from './bid-groups.ts';
import { addDays, japanDay, weekdayOf } from '../time/japan-time.ts';

describe('R53 groups', () => {
  it('are the letters A to Z', () => {
    expect(bidGroupLetters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  it.each([
    ['2026-11-16', '2026-11-16', 'a Monday'],
    ['2026-11-22', '2026-11-16', 'the Sunday after it'],
    ['2026-11-23', '2026-11-23', 'the next Monday'],
    ['2026-12-31', '2026-12-28', 'the last day of a year'],
    ['2027-01-01', '2026-12-28', 'the first day of the next one'],
    ['2027-01-03', '2026-12-28', 'its first Sunday'],
    ['2027-01-04', '2027-01-04', 'its first Monday'],
    ['2028-02-29', '2028-02-28', 'a leap day'],
  ] as const)('of %s have the week of %s: %s', (day, monday, _name) => {
    expect(weekOf(day)).toBe(monday);
    expect(groupKey(day, 'B')).toBe(`${monday} B`);
  });

  it('change at midnight in Japan', () => {
    const [sunday, monday] = [new Date('2026-11-22T23:59:59+09:00'), new Date('2026-11-23T00:00:00+09:00')];
    expect([sunday, monday].map((moment) => groupKey(japanDay(moment), 'A'))).toEqual(['2026-11-16 A', '2026-11-23 A']);
  });

  it.each([
    ['2026-11-15', false],
    ['2026-11-16', true],
    ['2027-11-21', true],
    ['2027-11-22', false],
  ] as const)('are of this week and of the year ahead: %s', (day, has) => {
    for (const today of ['2026-11-16', '2026-11-22'] as const) expect(hasGroups(day, today)).toBe(has);
  });

  it('have a Monday at most six days before each of their days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const day = addDays('2000-01-01', days);
        expect(weekdayOf(weekOf(day))).toBe(1);
        expect(addDays(weekOf(day), weekdayOf(day) - 1)).toBe(day);
      }),
    );
  });
});
