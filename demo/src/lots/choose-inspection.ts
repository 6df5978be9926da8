import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Random } from '@seri/drawings/random';

interface FirstUse {
  year: number;
  month: number;
}

/** In years: the first from the month of first use on, the others one upon the other. */
export interface InspectionTerms {
  first: number;
  next: number;
}

export const privateTerms: InspectionTerms = { first: 3, next: 2 };

/** Until when it holds, by the month of first use; few give a vehicle away before its first has run out. */
export function chooseInspection(
  random: Random,
  date: JapanDay,
  { year, month }: FirstUse,
  { first, next }: InspectionTerms = privateTerms,
): string {
  const now = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  let until = (year + first) * 12 + month;
  if (random.chance(until < now ? 0.5 : 0.15)) return '';
  while (until < now) until += next * 12;
  return `${Math.floor((until - 1) / 12)}.${String(((until - 1) % 12) + 1).padStart(2, '0')}`;
}
