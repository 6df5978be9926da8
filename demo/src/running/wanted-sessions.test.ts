import { hour, japanDay } from '@seri/domain/time/japan-time';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../lots/demo-plan.ts';
import { demoHouses, roundTheClockHouse } from '../lots/houses.data.ts';
import { announceStart } from './announce-start.ts';
import { wantedSessions } from './wanted-sessions.ts';

const plan = shareOf(6000);
const seed = 1;
const now = new Date('2026-11-30T14:59:00Z');
const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hour);
const wanted = (options: { since?: Date; openedAt?: Date; at?: Date; of?: number } = {}) =>
  wantedSessions(options.of ?? seed, plan, { since: now, openedAt: now, now: options.at ?? now, ...options });
const isWeekly = ({ house }: { house: { weekday?: number } }) => house.weekday !== undefined;

describe('sessions that houses have announced', () => {
  it('are one of every weekly house in the seven days from today, in Japan', () => {
    for (const at of [now, later(now, 1 / 60), later(now, 24)]) {
      const weekly = wanted({ at, since: at }).filter(isWeekly);
      expect(weekly.map(({ house }) => house.code).toSorted()).toEqual(
        demoHouses
          .filter((house) => house.weekday !== undefined)
          .map(({ code }) => code)
          .toSorted(),
      );
      for (const { startsAt } of weekly) {
        expect(japanDay(startsAt) >= japanDay(at) && japanDay(startsAt) < japanDay(later(at, 7 * 24))).toBe(true);
      }
    }
  });

  it('are those of the next three hours round the clock, without a gap', () => {
    const starts = wanted()
      .filter((session) => session.house === roundTheClockHouse)
      .map(({ startsAt }) => startsAt.getTime());
    expect(starts).toHaveLength(18);
    for (const [index, start] of starts.entries()) expect(start).toBe((starts[0] ?? 0) + (index * hour) / 6);
    expect(Math.max(...starts)).toBeLessThan(later(now, 3).getTime());
  });

  it('come first, soonest first, then past ones, latest first', () => {
    const days = wanted({ since: later(now, -24 * 20) }).map(({ startsAt }) => japanDay(startsAt));
    const firstPast = days.findIndex((date) => date < japanDay(now));
    expect(days.slice(0, firstPast)).toEqual(days.slice(0, firstPast).toSorted());
    expect(days.slice(firstPast)).toEqual(days.slice(firstPast).toSorted().toReversed());
    expect(days.slice(0, firstPast).every((date) => date >= japanDay(now))).toBe(true);
  });

  it('have fewer lots once they are past', () => {
    const [house] = demoHouses;
    const ofHouse = wanted({ since: later(now, -24 * 20) }).filter((session) => session.house === house);
    const [live, ...past] = ofHouse;
    expect(live?.lots).toBe(plan.live(house!));
    for (const { lots } of past) expect(lots).toBeLessThan(live?.lots ?? 0);
  });
});

describe('a session that starts late', () => {
  const all = Array.from({ length: 60 }, (_, of) => wanted({ of, at: later(now, -48), since: later(now, -48) }));
  const moved = all.flatMap((sessions, of) =>
    sessions
      .filter((session) => announceStart(of, session, later(session.startsAt, 0)) !== session)
      .map((session) => ({ of, session })),
  );

  it('is rare, and never round the clock', () => {
    expect(moved.length / all.flat().filter(isWeekly).length).toBeGreaterThan(0.003);
    expect(moved.length / all.flat().filter(isWeekly).length).toBeLessThan(0.03);
    expect(moved.every(({ session }) => isWeekly(session))).toBe(true);
  });

  it('is moved by half an hour at ten on the day before, for good', () => {
    const ahead = moved.filter(({ session }) => session.startsAt > later(now, 24));
    expect(ahead.length).toBeGreaterThan(3);
    for (const { of, session } of ahead) {
      const announcedAt = new Date(`${japanDay(later(session.startsAt, -24))}T10:00:00+09:00`);
      const startAt = (moment: Date) => announceStart(of, session, moment).startsAt;
      expect(startAt(new Date(announcedAt.getTime() - 1))).toEqual(session.startsAt);
      expect(startAt(announcedAt)).toEqual(later(session.startsAt, 0.5));
      expect(startAt(later(announcedAt, 24 * 300))).toEqual(later(session.startsAt, 0.5));
    }
  });
});
