import type { Language } from '@seri/domain/common/languages';
import { type JapanDay, monthsBefore, startOfJapanDay } from '@seri/domain/time/japan-time';
import { formatIn, tokyo } from '../../../ui/time/format-time.ts';

const mostMonths = 36;

const firstDayOf = (month: string) => `${month}-01` as JapanDay;

/** This month of Japan and those before it, the latest first. */
export function statementMonths(today: JapanDay): string[] {
  const first = firstDayOf(today.slice(0, 7));
  return Array.from({ length: mostMonths }, (_, count) => monthsBefore(first, count).slice(0, 7));
}

/** October 2026, октябрь 2026. */
export function monthText(month: string, language: Language): string {
  return formatIn({ language, timeZone: tokyo }, { month: 'long', year: 'numeric' })
    .format(startOfJapanDay(firstDayOf(month)))
    .replace(/\s*г\.$/, '');
}
