import { addDays, hour, japanDay } from '@seri/domain/time/japan-time';
import type { DemoHouse, DemoSession } from '../lots/demo-house.ts';
import type { DemoPlan } from '../lots/demo-plan.ts';
import { roundTheClockHouse, weeklyHouses } from '../lots/houses.data.ts';
import { roundTheClockSessions, sessionsOf } from '../lots/plan-sessions.ts';
import { announceStart } from './announce-start.ts';

export interface SessionSpan {
  /** Sessions before this moment have been fed. */
  since: Date;
  openedAt: Date;
  now: Date;
}

const daysAhead = 7;
const hoursAhead = 3;

/** The sessions announced by now: coming ones first, soonest first, then past ones, latest first. */
export function wantedSessions(seed: number, plan: DemoPlan, span: SessionSpan): readonly DemoSession[] {
  const { since, openedAt, now } = span;
  const opened = new Date(Math.max(since.getTime(), openedAt.getTime()));
  const sessions = [
    ...weeklyHouses.flatMap((house) => weeklySessions(house, plan, span)),
    ...roundTheClockSessions(roundTheClockHouse, opened, new Date(now.getTime() + hoursAhead * hour)),
  ].filter(({ lots }) => lots > 0);
  const byTime = sessions
    .map((session) => announceStart(seed, session, now))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const isPast = ({ startsAt }: DemoSession) => japanDay(startsAt) < japanDay(now);
  return [...byTime.filter((session) => !isPast(session)), ...byTime.filter(isPast).toReversed()];
}

function weeklySessions(house: DemoHouse, plan: DemoPlan, { since, now }: SessionSpan): readonly DemoSession[] {
  const today = japanDay(now);
  const lotsOn = (date: typeof today) => (date < today ? plan.archived(house, date) : plan.live(house));
  return sessionsOf(house, japanDay(since), addDays(today, daysAhead), lotsOn);
}
