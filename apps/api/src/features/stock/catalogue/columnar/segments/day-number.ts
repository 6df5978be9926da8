import { day } from '@seri/domain/time/japan-time';
import type { JapanDay } from '@seri/domain/time/japan-time';

/** Days since 1970. */
export function dayNumber(date: JapanDay): number {
  return Date.parse(`${date}T00:00:00Z`) / day;
}

const dates = new Map<number, JapanDay>();

export function dayOf(number: number): JapanDay {
  const date = dates.get(number) ?? (new Date(number * day).toISOString().slice(0, 10) as JapanDay);
  dates.set(number, date);
  return date;
}
