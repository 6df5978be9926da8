import { feedRow } from '@seri/contract/intake/feed.schema';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { expect, test } from 'vitest';
import { outcomeOf } from './choose-outcome.ts';
import { roundTheClockHouse, weeklyHouses } from './houses.data.ts';
import { lotRows } from './lot-rows.ts';
import { roundTheClockPause, roundTheClockSessions, sessionsOf } from './plan-sessions.ts';

const seed = 7;
const monday: JapanDay = '2026-11-23';
const week = weeklyHouses.flatMap((house) => sessionsOf(house, monday, addDays(monday, 7), () => 20 * house.size));
const hours = roundTheClockSessions(
  roundTheClockHouse,
  new Date('2026-11-25T20:00:00Z'),
  new Date('2026-11-26T20:00:00Z'),
);
const ended = [...week, ...hours].flatMap((session) =>
  lotRows(seed, session).map((lot) => ({ session, lot, outcome: outcomeOf(seed, lot) })),
);
const { sold, soldByNegotiation, notSold, cancelled, removed } = lotStatusCodes;

test.each([
  [sold, 0.58],
  [soldByNegotiation, 0.11],
  [notSold, 0.22],
  [cancelled, 0.05],
  [removed, 0.04],
])('status %i ends about its usual share of lots', (status, share) => {
  const found = ended.filter(({ outcome }) => outcome.status === status).length / ended.length;
  expect(Math.abs(found - share)).toBeLessThan(0.02);
});

test('only sold lots have a price: a multiple of the house’s step, not below the start', () => {
  for (const { session, lot, outcome } of ended) {
    const isSold = outcome.status === sold || outcome.status === soldByNegotiation;
    expect(outcome.soldPrice !== undefined).toBe(isSold);
    if (outcome.soldPrice === undefined) continue;
    expect(outcome.soldPrice % session.house.bidStep).toBe(0);
    expect(outcome.soldPrice).toBeGreaterThanOrEqual(lot.startPrice ?? 0);
  }
});

test('results come seconds after a lot, negotiated ones later; cancellations come before it, with a reason', () => {
  for (const { lot, outcome } of ended) {
    const seconds = (Date.parse(outcome.endedAt) - Date.parse(lot.runsAt)) / 1000;
    const isOut = outcome.status === cancelled || outcome.status === removed;
    expect(outcome.reason !== undefined).toBe(isOut);
    if (isOut) expect(seconds).toBeLessThan(0);
    else expect(seconds).toBeGreaterThanOrEqual(20);
    if (outcome.status === sold || outcome.status === notSold) expect(seconds).toBeLessThanOrEqual(40);
    if (outcome.status === soldByNegotiation) expect(seconds).toBeGreaterThanOrEqual(60);
  }
});

test('round the clock every lot has its result before the next session starts', () => {
  const roundTheClock = ended.filter(({ session }) => session.house === roundTheClockHouse);
  expect(roundTheClock.length).toBeGreaterThan(1000);
  for (const { session, outcome } of roundTheClock) {
    expect(Date.parse(outcome.endedAt)).toBeLessThan(session.startsAt.getTime() + roundTheClockPause);
  }
});

test('a result is deterministic, and a valid feed row alone or with its lot', () => {
  for (const { lot, outcome } of ended.slice(0, 500)) {
    expect(outcomeOf(seed, lot)).toEqual(outcome);
    expect(feedRow.safeParse({ type: 'result', lot: lot.id, ...outcome }).error).toBeUndefined();
    expect(feedRow.safeParse({ ...lot, ...outcome }).error).toBeUndefined();
  }
});
