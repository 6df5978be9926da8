import type { Language } from '@seri/domain/common/languages';
import { dayMonth, fullDate, tokyo } from './format-time.ts';

const noonOf = (day: string) => new Date(`${day}T12:00:00+09:00`);

/** Formats a calendar day regardless of the reader's time zone. */
export const dayText = (day: string, language: Language): string =>
  fullDate(noonOf(day), { language, timeZone: tokyo });

/** Like `dayText`, without the year. */
export const shortDay = (day: string, language: Language): string =>
  dayMonth(noonOf(day), { language, timeZone: tokyo });
