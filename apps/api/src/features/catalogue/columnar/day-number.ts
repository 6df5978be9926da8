import { day } from '@seri/domain/japan-time';
import type { JapanDay } from '@seri/domain/japan-time';

/** Days are counted from 1970. */
export function dayNumber(date: JapanDay): number {
  return Date.parse(`${date}T00:00:00Z`) / day;
}

export function dayOf(number: number): JapanDay {
  return new Date(number * day).toISOString().slice(0, 10) as JapanDay;
}
