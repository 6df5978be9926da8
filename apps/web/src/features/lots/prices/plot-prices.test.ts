import { similarAtMost } from '@seri/domain/prices/price-sense';
import { describe, expect, test } from 'vitest';
import { placeLabels, plotOf } from './plot-prices.ts';
import type { SimilarLot } from './sold-lots.ts';

const now = new Date('2026-11-18T03:00:00Z');

const soldAt = (day: string, soldPrice: number) =>
  ({ soldAt: `${day}T03:00:00.000Z`, soldPrice }) satisfies Partial<SimilarLot> as SimilarLot;

describe('the plot of sold lots', () => {
  test('spans the whole period, and the prices with a margin', () => {
    const plot = plotOf([soldAt('2026-11-18', 2_000_000), soldAt('2026-10-19', 1_000_000)], 6, now);
    expect([plot.x(Date.parse('2026-05-17T15:00:00Z')), plot.x(now.getTime())]).toEqual([0, 1]);
    expect([plot.low, plot.high]).toEqual([900_000, 2_100_000]);
    expect([plot.y(2_100_000), plot.y(1_500_000), plot.y(900_000)]).toEqual([0, 0.5, 1]);
  });

  test('works with one price and with none', () => {
    expect(plotOf([soldAt('2026-11-18', 1_000_000)], 6, now).y(1_000_000)).toBe(0.5);
    expect(plotOf([], 6, now).y(0)).toBe(0);
  });

  test('starts with the oldest lot if the list is capped, because earlier lots are unknown', () => {
    const lots = Array.from({ length: similarAtMost }, () => soldAt('2026-08-18', 1));
    expect(plotOf(lots, 12, now).x(Date.parse('2026-08-18T03:00:00Z'))).toBe(0);
    expect(plotOf(lots.slice(1), 12, now).x(Date.parse('2026-08-18T03:00:00Z'))).toBeGreaterThan(0.7);
  });
});

test('overlapping labels move apart, the higher one upwards', () => {
  expect(placeLabels([100, 200])).toEqual([100, 200]);
  expect(placeLabels([100, 108])).toEqual([90, 118]);
  expect(placeLabels([108, 100])).toEqual([118, 90]);
  expect(placeLabels([100])).toEqual([100]);
});
