import type { Language } from '@seri/domain/common/languages';
import { japanDay } from '@seri/domain/time/japan-time';
import { serverNow } from '../../lib/live/clock.ts';
import { shortDay } from '../../ui/time/calendar-day.ts';
import { callsOf, type Voyage } from './voyages.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' });

/** A cut-off by the clock of Japan, in which it was agreed. */
export function momentText(instant: string, language: Language): string {
  const at = new Date(instant);
  return `${shortDay(japanDay(at), language)}, ${clock.format(at)}`;
}

/** The next cut-off of a voyage; empty if there is none ahead. */
export function cutOffText(voyage: Pick<Voyage, 'calls' | 'state'>, language: Language): string {
  if (voyage.state === 'cancelled') return '';
  const now = serverNow().toISOString();
  const ahead = callsOf(voyage, 'load')
    .flatMap(({ yardCutOffAt, papersCutOffAt }) => [yardCutOffAt, papersCutOffAt])
    .filter((at) => at !== null)
    .filter((at) => at > now)
    .toSorted((one, other) => one.localeCompare(other));
  return ahead[0] ? momentText(ahead[0], language) : '';
}
