import { addDays, hour, japanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import type { DemoSession } from '../lots/demo-house.ts';
import { fractionOf } from '@seri/drawings/random';

const lateShare = 0.01;
const delay = hour / 2;
const announcedAt = 10 * hour;

/** One weekly session in a hundred starts half an hour late. Its house announces that at ten on the day before. */
export function announceStart(seed: number, session: DemoSession, now: Date): DemoSession {
  const { house, externalId, startsAt } = session;
  if (house.weekday === undefined || fractionOf(seed, externalId, 'late') >= lateShare) return session;
  const dayBefore = startOfJapanDay(addDays(japanDay(startsAt), -1));
  if (now.getTime() < dayBefore.getTime() + announcedAt) return session;
  return { ...session, startsAt: new Date(startsAt.getTime() + delay) };
}
