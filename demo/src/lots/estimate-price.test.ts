import type { JapanDay } from '@seri/domain/time/japan-time';
import { expect, test } from 'vitest';
import { marketOf, startPriceOf, toStep } from './estimate-price.ts';
import type { Origin } from './trace-vehicle.ts';

const market = 1_000_000;

function offered(date: JapanDay, times = 0): Origin {
  return { lotId: 'uss-tokyo-1', place: { houseCode: 'uss-tokyo', date, index: 1 }, times };
}

function startIn(date: JapanDay): number {
  return startPriceOf(7, offered(date), market, 1);
}

test('spring is dear, August and December are cheap', () => {
  expect(startIn('2026-03-05')).toBeGreaterThan(startIn('2026-06-04'));
  expect(startIn('2026-08-06')).toBeLessThan(startIn('2026-06-04'));
  expect(startIn('2026-12-03')).toBeLessThan(startIn('2026-06-04'));
});

test('a lot opens well below what the trade pays', () => {
  expect(startIn('2026-06-04')).toBeGreaterThan(0.4 * market);
  expect(startIn('2026-06-04')).toBeLessThan(0.82 * market);
});

test.each([0, 1, 4])('the start price of a vehicle that came back %i times leads back to the market', (times) => {
  const origin = offered('2026-06-04', times);
  const start = startPriceOf(7, origin, market, 1);
  expect(marketOf(7, origin, start)).toBeCloseTo(market, -2);
});

test('prices stand on the step of their house, the least on its first', () => {
  expect(toStep(12_400, 5000)).toBe(10_000);
  expect(toStep(12_600, 5000)).toBe(15_000);
  expect(toStep(90, 5000)).toBe(5000);
});
