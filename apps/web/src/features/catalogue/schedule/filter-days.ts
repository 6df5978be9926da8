import type { Language } from '@seri/domain/common/languages';
import { type JapanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import { shortDate, tokyo } from '../../../ui/time/format-time.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru' };

const format = (day: JapanDay, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: tokyo }).format(startOfJapanDay(day));

/** `Wed 18 Nov`, `ср 18 нояб.` */
export function auctionDayText(day: JapanDay, language: Language): string {
  return shortDate(startOfJapanDay(day), { language, timeZone: tokyo });
}

/** `WED` above `18/11`, `СР` above `18.11`: a day has only a sixth of the panel’s width. */
export function dayHead(day: JapanDay, language: Language): { weekday: string; date: string; full: string } {
  return {
    weekday: format(day, language, { weekday: 'short' }).toUpperCase(),
    date: format(day, language, { day: 'numeric', month: 'numeric' }),
    full: format(day, language, { weekday: 'long', day: 'numeric', month: 'long' }),
  };
}
