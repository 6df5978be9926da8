import {
  addDays,
  hour,
  type JapanDay,
  japanDay,
  minute,
  startOfJapanDay,
  weekdayOf,
} from '@seri/domain/time/japan-time';
import { fractionOf } from '@seri/drawings/random';
import type { DemoHouse, DemoSession } from './demo-house.ts';

export const roundTheClockPause = 10 * minute;

/** All sessions of a weekly house from a day until before another. */
export function sessionsOf(
  house: DemoHouse,
  from: JapanDay,
  to: JapanDay,
  lotsOn: (date: JapanDay) => number = () => house.size,
): readonly DemoSession[] {
  if (house.weekday === undefined) return [];
  const sessions: DemoSession[] = [];
  let date = addDays(from, (house.weekday - weekdayOf(from) + 7) % 7);
  for (; date < to; date = addDays(date, 7)) {
    sessions.push({
      externalId: `${house.code}-${date}`,
      house,
      startsAt: new Date(startOfJapanDay(date).getTime() + house.startHour * hour),
      lots: lotsOn(date),
    });
  }
  return sessions;
}

/** A session every full ten minutes from a moment until before another. */
export function roundTheClockSessions(house: DemoHouse, from: Date, to: Date): readonly DemoSession[] {
  const sessions: DemoSession[] = [];
  let time = Math.ceil(from.getTime() / roundTheClockPause) * roundTheClockPause;
  for (; time < to.getTime(); time += roundTheClockPause) {
    const startsAt = new Date(time);
    const externalId = roundTheClockId(house.code, startsAt);
    sessions.push({ externalId, house, startsAt, lots: house.size - 1 + Math.floor(3 * fractionOf(externalId)) });
  }
  return sessions;
}

export function roundTheClockId(houseCode: string, startsAt: Date): string {
  const clock = new Date(startsAt.getTime() + 9 * hour).toISOString().slice(11, 16).replace(':', '');
  return `${houseCode}-${japanDay(startsAt)}-${clock}`;
}
