import type { Language } from '@seri/domain/common/languages';
import { formatMessage } from '@seri/messages/server';

const tokyo = 'Asia/Tokyo';
/** British English puts the day first and has a 24-hour clock. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru' };

/**
 * Tue 24 Nov, 14:05 JST (08:05 your time). The reader's own time is left out if its zone is unknown or reads the same
 * clock; its day is added if it is another one.
 */
export function sayWhen(language: Language, instant: Date, timeZone: string | null | undefined): string {
  const japan = partsIn(language, instant, tokyo);
  const when = `${japan.day}, ${japan.time} JST`;
  const own = timeZone ? ownParts(language, instant, timeZone) : null;
  if (own === null || (own.day === japan.day && own.time === japan.time)) return when;
  const ownTime = own.day === japan.day ? own.time : `${own.day}, ${own.time}`;
  return formatMessage(language, 'mail.when', { when, own: ownTime });
}

/** Null for a zone that a browser knows and this machine does not. */
function ownParts(language: Language, instant: Date, timeZone: string) {
  try {
    return partsIn(language, instant, timeZone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function partsIn(language: Language, instant: Date, timeZone: string) {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(instant);
  return {
    day: say({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', ''),
    time: say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}
