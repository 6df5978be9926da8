import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { expect, test } from 'vitest';
import type { DemoHouse } from './demo-house.ts';
import { shareOf } from './demo-plan.ts';
import { weeklyHouses } from './houses.data.ts';
import { sessionsOf } from './plan-sessions.ts';
import type { AuctionKind } from './vehicle.ts';

const today: JapanDay = '2026-11-26';

function sum(lotsOf: (house: DemoHouse) => number, kind?: AuctionKind): number {
  return weeklyHouses
    .filter((house) => kind === undefined || house.kinds[kind] !== undefined)
    .reduce((total, house) => total + lotsOf(house), 0);
}

test.each([300, 6000, 200_000, 3_000_000])('a plan for %i lots has that many live ones, stock included', (count) => {
  const plan = shareOf(count);
  expect(sum(plan.live) + plan.stock).toBe(count);
  expect(sum(plan.live, 'car') / count).toBeCloseTo(0.8, 2);
  expect(sum(plan.live, 'bike') / count).toBeCloseTo(0.1, 2);
  expect(sum(plan.live, 'machine') / count).toBeCloseTo(0.07, 2);
  expect(plan.stock / count).toBeCloseTo(0.03, 2);
});

test.each([300, 6000])('for %i live lots ten times as many are archived, over every week of the year', (count) => {
  const plan = shareOf(count);
  const ofHouse = (house: DemoHouse) =>
    sessionsOf(house, addDays(today, -364), today, (date) => plan.archived(house, date));
  const total = sum((house) => ofHouse(house).reduce((lots, session) => lots + session.lots, 0));
  expect(Math.abs(total / (count * 10) - 1)).toBeLessThan(0.01);
  expect(weeklyHouses.every((house) => ofHouse(house).length === 52)).toBe(true);
});

test('the size of a past session does not change over time', () => {
  const [house] = weeklyHouses;
  if (!house) throw new Error('no house');
  const plan = shareOf(6000);
  const archivedFrom = (from: JapanDay) =>
    sessionsOf(house, from, today, (date) => plan.archived(house, date)).slice(-10);
  expect(archivedFrom('2026-01-01')).toEqual(archivedFrom('2026-02-03'));
});

test('a plan for no lots has none', () => {
  expect(sum(shareOf(0).live)).toBe(0);
  expect(shareOf(0).stock).toBe(0);
});
