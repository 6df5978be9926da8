/** R1: the business day is Japan's: UTC+9, no daylight saving. Rules get instants and a clock; they never read the system time. */
export type JapanDay = `${number}-${number}-${number}`;

export interface Clock {
  now(): Date;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
const offset = 9 * hour;

export function japanDay(instant: Date): JapanDay {
  return new Date(instant.getTime() + offset).toISOString().slice(0, 10) as JapanDay;
}

/** A date whose UTC parts are the Japan time of the instant, for spreadsheets, which have no time zones. */
export function japanWallTime(instant: Date): Date {
  return new Date(instant.getTime() + offset);
}

export function startOfJapanDay(date: JapanDay): Date {
  return new Date(`${date}T00:00:00+09:00`);
}

export function addDays(date: JapanDay, days: number): JapanDay {
  return japanDay(new Date(startOfJapanDay(date).getTime() + days * day));
}

/** Below zero if the other day is earlier. */
export function daysBetween(from: JapanDay, to: JapanDay): number {
  return (startOfJapanDay(to).getTime() - startOfJapanDay(from).getTime()) / day;
}

/** The same day of an earlier month, or the last day of that month if it is shorter. */
export function monthsBefore(date: JapanDay, months: number): JapanDay {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month - 1 - months, Math.min(dayOfMonth, last)));
  return found.toISOString().slice(0, 10) as JapanDay;
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(date: JapanDay): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** True for an existing day, written YYYY-MM-DD; the year 0000 does not exist. */
export function isJapanDay(text: string): text is JapanDay {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
