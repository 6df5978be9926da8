import { addDays, type JapanDay, weekdayOf } from './japan-time.ts';

const fixed: ReadonlySet<string> = new Set([
  '01-01',
  '02-11',
  '02-23',
  '04-29',
  '05-03',
  '05-04',
  '05-05',
  '08-11',
  '11-03',
  '11-23',
]);

/** Month, and which of its Mondays. */
const mondays: readonly (readonly [month: number, which: number])[] = [
  [1, 2],
  [7, 3],
  [9, 3],
  [10, 2],
];

/** Banks rest on these too. */
const newYear: ReadonlySet<string> = new Set(['12-31', '01-02', '01-03']);

const saturday = 6;
const sunday = 7;

/** R90: a day on which money arrives. Holidays of Japan by the law of 2020; its equinoxes by the formula of its observatory. */
export function isBankDay(day: JapanDay): boolean {
  return weekdayOf(day) < saturday && !newYear.has(day.slice(5)) && !isHoliday(day);
}

/** The last of so many bank days after the day. */
export function addBankDays(day: JapanDay, count: number): JapanDay {
  let last = day;
  for (let left = count; left > 0; left -= isBankDay(last) ? 1 : 0) last = addDays(last, 1);
  return last;
}

function isHoliday(day: JapanDay): boolean {
  return (
    isNamedHoliday(day) || isSubstitute(day) || (isNamedHoliday(addDays(day, -1)) && isNamedHoliday(addDays(day, 1)))
  );
}

/** A holiday on a Sunday moves to the next day that is none. */
function isSubstitute(day: JapanDay): boolean {
  let before = addDays(day, -1);
  while (isNamedHoliday(before)) {
    if (weekdayOf(before) === sunday) return true;
    before = addDays(before, -1);
  }
  return false;
}

function isNamedHoliday(day: JapanDay): boolean {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  if (fixed.has(day.slice(5))) return true;
  if (month === 3) return dayOfMonth === equinox(year, 20.8431);
  if (month === 9 && dayOfMonth === equinox(year, 23.2488)) return true;
  return weekdayOf(day) === 1 && mondays.some(([of, which]) => of === month && which === Math.ceil(dayOfMonth / 7));
}

/** Holds from 1980 to 2099. */
function equinox(year: number, base: number): number {
  const since = year - 1980;
  return Math.floor(base + 0.242194 * since - Math.floor(since / 4));
}
