import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Random } from '@seri/drawings/random';

interface FirstUse {
  year: number;
  month: number;
}

/** Years of validity: of the first inspection, and of each later one. */
export interface InspectionTerms {
  first: number;
  next: number;
}

export const privateTerms: InspectionTerms = { first: 3, next: 2 };

/** The month until which the inspection holds, or nothing. Few owners sell before the first one expires. */
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
