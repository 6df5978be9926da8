import { describe, expect, it } from 'vitest';
import { priceBars, priceTicks, quartilesOf, shareAtOrUnder } from './price-sense.ts';

const million = 1_000_000;

describe('R46 quartiles', () => {
  it('equal those of percentile_cont, in whole yen', () => {
    expect(quartilesOf([4, 1, 3, 2].map((price) => price * million))).toEqual({
      lower: 1_750_000,
      median: 2_500_000,
      upper: 3_250_000,
    });
    expect(quartilesOf([1, 2, 4])).toEqual({ lower: 2, median: 2, upper: 3 });
  });

  it('of one price are that price, of no prices null', () => {
    expect(quartilesOf([7])).toEqual({ lower: 7, median: 7, upper: 7 });
    expect(quartilesOf([])).toBeNull();
  });

  it('sort by value, not by letters', () => {
    expect(quartilesOf([900, 1_000, 10_000])?.median).toBe(1_000);
  });
});

describe('R46 the share sold at or under an amount', () => {
  it('counts the amount itself', () => {
    expect(shareAtOrUnder([1, 2, 3, 4], 2)).toBe(0.5);
    expect(shareAtOrUnder([1, 2], 0)).toBe(0);
    expect(shareAtOrUnder([1, 2], 9)).toBe(1);
  });

  it('of no prices is null', () => {
    expect(shareAtOrUnder([], 5)).toBeNull();
  });
});

describe('the bars of a histogram', () => {
  const prices = [1_900_000, 2_000_000, 2_010_000, 2_250_000, 2_400_000, 2_800_000];

  it('contain each price once and end at round figures', () => {
    const bars = priceBars(prices, null);
    expect(bars).toHaveLength(10);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
    expect(bars[0]).toEqual({ from: 1_800_000, to: 1_900_000, count: 1, under: 0 });
    expect(bars.at(-1)).toMatchObject({ to: 2_800_000, count: 1 });
  });

  it('count the prices at or under the amount, which add up to the share', () => {
    const under = priceBars(prices, 2_000_000).map((bar) => bar.under);
    expect(under).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(under.reduce((sum, count) => sum + count, 0) / prices.length).toBe(shareAtOrUnder(prices, 2_000_000));
  });

  it('are a single bar for equal prices, and none without prices', () => {
    expect(priceBars([500_000, 500_000], 500_000)).toEqual([{ from: 499_000, to: 500_000, count: 2, under: 2 }]);
    expect(priceBars([], 1)).toEqual([]);
  });
});

it('an axis has ticks at round figures between its ends', () => {
  expect(priceTicks(1_870_000, 2_530_000, 4)).toEqual([2_000_000, 2_200_000, 2_400_000]);
  expect(priceTicks(41_000, 160_000, 4)).toEqual([50_000, 100_000, 150_000]);
});
