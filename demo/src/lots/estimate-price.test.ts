import type { JapanDay } from '@seri/domain/time/japan-time';
import { expect, test } from 'vitest';
import { marketOf, startPriceOf, toStep } from './estimate-price.ts';
import type { Origin } from './trace-vehicle.ts';

const market = 1_000_000;

function offered(date: JapanDay, times = 0): Origin {
  return { lotId: 'uss-tokyo-1', idParts: { houseCode: 'uss-tokyo', date, index: 1 }, times };
}

function startIn(date: JapanDay): number {
  return startPriceOf(7, offered(date), market, 1);
}

test('prices are high in spring, low in August and December', () => {
  expect(startIn('2026-03-05')).toBeGreaterThan(startIn('2026-06-04'));
  expect(startIn('2026-08-06')).toBeLessThan(startIn('2026-06-04'));
  expect(startIn('2026-12-03')).toBeLessThan(startIn('2026-06-04'));
});

test('a lot opens well below the market price', () => {
  expect(startIn('2026-06-04')).toBeGreaterThan(0.4 * market);
  expect(startIn('2026-06-04')).toBeLessThan(0.82 * market);
});

test.each([0, 1, 4])('the start price of a vehicle that came back %i times leads back to the market', (times) => {
  const origin = offered('2026-06-04', times);
  const start = startPriceOf(7, origin, market, 1);
  expect(marketOf(7, origin, start)).toBeCloseTo(market, -2);
});

test('prices are multiples of the house’s step, at least one step', () => {
  expect(toStep(12_400, 5000)).toBe(10_000);
  expect(toStep(12_600, 5000)).toBe(15_000);
  expect(toStep(90, 5000)).toBe(5000);
});
