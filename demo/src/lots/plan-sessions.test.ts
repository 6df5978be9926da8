import { addDays, japanDay, weekdayOf } from '@seri/domain/time/japan-time';
import { expect, test } from 'vitest';
import { demoHouses, roundTheClockHouse, weeklyHouses } from './houses.data.ts';
import { roundTheClockSessions, sessionsOf } from './plan-sessions.ts';

test.each(['2026-11-22', '2026-11-23', '2026-12-28'] as const)(
  'from %s every weekly house has one session on its weekday within seven days',
  (today) => {
    for (const house of weeklyHouses) {
      const sessions = sessionsOf(house, today, addDays(today, 7));
      const days = sessions.map((session) => japanDay(session.startsAt));
      expect(days.map(weekdayOf)).toEqual([house.weekday]);
      expect(sessions.map((session) => session.externalId)).toEqual([`${house.code}-${days[0]}`]);
      expect(days.every((date) => date >= today && date < addDays(today, 7))).toBe(true);
    }
  },
);

test('the end day is exclusive, so that weeks follow without gap or overlap', () => {
  const [house] = weeklyHouses;
  if (!house) throw new Error('no house');
  const both = sessionsOf(house, '2026-11-02', '2026-11-16');
  const first = sessionsOf(house, '2026-11-02', '2026-11-09');
  const second = sessionsOf(house, '2026-11-09', '2026-11-16');
  expect([...first, ...second]).toEqual(both);
  expect(both).toHaveLength(2);
});

test('round the clock a session starts at every full ten minutes and is over before the next', () => {
  const sessions = roundTheClockSessions(
    roundTheClockHouse,
    new Date('2026-11-26T00:01:00Z'),
    new Date('2026-11-26T01:00:00Z'),
  );
  expect(sessions.map((session) => session.externalId)).toEqual(
    ['0910', '0920', '0930', '0940', '0950'].map((clock) => `kyoku-24-2026-11-26-${clock}`),
  );
  for (const { lots } of sessions) {
    expect(lots).toBeGreaterThanOrEqual(7);
    expect(lots).toBeLessThanOrEqual(9);
  }
  expect(sessionsOf(roundTheClockHouse, '2026-11-22', '2026-11-29')).toEqual([]);
});

test('some thirty-five houses from Monday to Saturday, each by a code and a name of its own', () => {
  expect(weeklyHouses.length).toBeGreaterThanOrEqual(30);
  expect(new Set(demoHouses.map((house) => house.code)).size).toBe(demoHouses.length);
  expect(new Set(demoHouses.map((house) => house.name)).size).toBe(demoHouses.length);
  expect(new Set(weeklyHouses.map((house) => house.weekday))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
