import { describe, expect, it } from 'vitest';
import { isUnknownCell, readListDay } from './list-days.ts';

const today = '2026-11-18';

describe('a day of a list', () => {
  it.each([
    '2026/11/24',
    '2026-11-24',
    '24.11.2026',
    '20261124',
    '令和8年11月24日',
    '24-Nov-2026',
    '24-Nov-26',
    '24 Nov 2026',
    '24TH NOV 2026',
    'Nov 24, 2026',
    'November 24, 2026',
    'Tue, 24 Nov 2026',
    '24 ноября 2026',
    '24 ноя. 26',
    '24.11.26',
    '11/24/2026',
    '24/11/2026',
    '11/24/26',
    '2026/11/24(火)',
    '2026/11/24 08:00',
    '46350',
    46_350,
    46_350.75,
  ])('may be written %j', (cell) => {
    expect(readListDay(cell, today)).toEqual({ day: '2026-11-24', isGuessed: false });
  });

  it.each([
    '24-Nov',
    '24 Nov',
    'Nov 24',
    'NOV-24',
    '24 ноября',
    '11/24',
    '11-24',
    '24/11',
    '24.11',
    '11月24日',
    '１１月２４日',
    '11/24 (Tue)',
  ])('without a year, %j, is marked as guessed', (cell) => {
    expect(readListDay(cell, today)).toEqual({ day: '2026-11-24', isGuessed: true });
  });

  it('has the month first where both could be it, and says that this is a guess', () => {
    expect(readListDay('12/10/2026', today)).toEqual({ day: '2026-12-10', isGuessed: true });
    expect(readListDay('12/12/2026', today)).toEqual({ day: '2026-12-12', isGuessed: false });
  });

  it.each([
    ['28-Dec', '2026-12-20', '2026-12-28'],
    ['4-Jan', '2026-12-20', '2027-01-04'],
    ['28-Dec', '2027-01-03', '2026-12-28'],
    ['4-Jan', '2027-01-03', '2027-01-04'],
    ['16-Feb', '2026-11-18', '2027-02-16'],
    ['17-Feb', '2026-11-18', '2027-02-17'],
    ['1-May', '2026-11-18', '2027-05-01'],
    ['29-Feb', '2027-12-10', '2028-02-29'],
    ['18-Nov', '2026-11-18', '2026-11-18'],
    ['17-Nov', '2026-11-18', '2026-11-17'],
  ])('%j of a list of %s is %s', (cell, of, day) => {
    expect(readListDay(cell, of as typeof today)?.day).toBe(day);
  });

  it.each([
    '',
    'TBA',
    '31-Nov',
    '31/11',
    '13/13',
    '24-Nvo',
    '2026/13/01',
    '0',
    35_000,
    80_000,
    '1E5',
    'Umikaze Maru 219',
  ])('is none: %j', (cell) => expect(readListDay(cell, today)).toBeUndefined());
});

it.each(['-', 'TBA', 'tbn', 'T.B.A.', 'TBC', 'n/a', '未定', '??'])('%j says that nobody knows yet', (cell) =>
  expect(isUnknownCell(cell)).toBe(true),
);
it.each(['', '24-Nov', 'TBN-1'])('%j does not', (cell) => expect(isUnknownCell(cell)).toBe(false));
