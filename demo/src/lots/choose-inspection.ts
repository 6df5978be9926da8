import type { JapanDay } from '@seri/domain/japan-time';
import type { Random } from '../random.ts';

/** Until when it holds, two years from now at most; of half of them it has run out. */
export function chooseInspection(random: Random, date: JapanDay): string {
  if (random.chance(0.45)) return '';
  const months = Number(date.slice(5, 7)) + random.integer(0, 23);
  return `${Number(date.slice(0, 4)) + Math.floor(months / 12)}.${String((months % 12) + 1).padStart(2, '0')}`;
}
