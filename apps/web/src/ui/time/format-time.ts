import type { Language } from '@seri/domain/common/languages';

export const tokyo = 'Asia/Tokyo';

/** British English has a 24-hour clock and puts the day first. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru' };
const formats = new Map<string, Intl.DateTimeFormat>();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface ZonedTime {
  language: Language;
  timeZone: string;
}

/** Cached, because creating a format costs a hundred times as much as using it. */
export function formatIn({ language, timeZone }: ZonedTime, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, timeZone, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], { ...options, timeZone });
  formats.set(key, made);
  return made;
}

/** 14:05, or 14:05:07 with seconds. */
export function clockTime(instant: Date, zoned: ZonedTime, seconds = false): string {
  const second = seconds ? ({ second: '2-digit' } as const) : {};
  return formatIn(zoned, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...second }).format(instant);
}

/** Wed 18 Nov, ср 18 нояб. */
export function shortDate(instant: Date, zoned: ZonedTime): string {
  return formatIn(zoned, { weekday: 'short', day: 'numeric', month: 'short' }).format(instant).replace(',', '');
}

/** Wed 18, ср 18: without the month. */
export function weekDay(instant: Date, zoned: ZonedTime): string {
  const weekday = formatIn(zoned, { weekday: 'short' }).format(instant);
  return `${weekday} ${formatIn(zoned, { day: 'numeric' }).format(instant)}`;
}

/** 18 Nov, 18 нояб.: without the year. */
export function dayMonth(instant: Date, zoned: ZonedTime): string {
  return formatIn(zoned, { day: 'numeric', month: 'short' }).format(instant);
}

/** 18 Nov 2026, 18 нояб. 2026: for days that may be years back. */
export function fullDate(instant: Date, zoned: ZonedTime): string {
  return formatIn(zoned, { day: 'numeric', month: 'short', year: 'numeric' })
    .format(instant)
    .replace(/\s*г\.$/, '');
}

export function isSameTime(instant: Date, one: string, other: string): boolean {
  const full = { dateStyle: 'short', timeStyle: 'short' } as const;
  const at = (timeZone: string) => formatIn({ language: 'en', timeZone }, full).format(instant);
  return at(one) === at(other);
}

/** "in 17 min", "3 hr ago"; undefined from one day on, where a date says more. */
export function relativeTime(instant: Date, now: Date, language: Language): string | undefined {
  const ahead = instant.getTime() - now.getTime();
  const away = Math.abs(ahead);
  if (away >= day) return undefined;
  // Formats as "now" instead of "in 0 min".
  if (away < minute) return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(0, 'second');
  const [length, unit] = away < hour ? ([minute, 'minute'] as const) : ([hour, 'hour'] as const);
  const format = new Intl.RelativeTimeFormat(locales[language], { style: 'short' });
  return format.format(Math.trunc(ahead / length), unit);
}

export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
