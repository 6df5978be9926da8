import { describe, expect, it } from 'vitest';
import { addBankDays, isBankDay } from './bank-days.ts';
import { addDays, type JapanDay } from './japan-time.ts';

/** The holidays that fall on a Monday to a Friday, as the Cabinet Office has announced them. */
const announced: Readonly<Record<number, readonly string[]>> = {
  2024: '01-01 01-08 02-12 02-23 03-20 04-29 05-03 05-06 07-15 08-12 09-16 09-23 10-14 11-04'.split(' '),
  2025: '01-01 01-13 02-11 02-24 03-20 04-29 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-24'.split(' '),
  2026: '01-01 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23'.split(
    ' ',
  ),
};

describe('R90 bank days', () => {
  it.each(Object.keys(announced).map(Number))(
    'of %i are all weekdays but the holidays and the turn of the year',
    (year) => {
      const rests: string[] = [];
      for (let day = `${year}-01-01` as JapanDay; day < `${year + 1}-01-01`; day = addDays(day, 1)) {
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
        if (weekday % 6 !== 0 && !isBankDay(day)) rests.push(day.slice(5));
      }
      const turn = ['01-02', '01-03', '12-31'].filter(
        (day) => new Date(`${year}-${day}T00:00:00Z`).getUTCDay() % 6 !== 0,
      );
      expect(rests).toEqual([...(announced[year] ?? []), ...turn].toSorted());
    },
  );

  it.each([
    ['2026-11-27', 5, '2026-12-04'],
    ['2026-11-20', 1, '2026-11-24'],
    ['2026-12-30', 1, '2027-01-04'],
    ['2026-05-01', 3, '2026-05-11'],
    ['2026-11-28', 1, '2026-11-30'],
  ] as const)('%s and %i of them is %s', (day, count, last) => {
    expect(addBankDays(day as JapanDay, count)).toBe(last);
  });
});
