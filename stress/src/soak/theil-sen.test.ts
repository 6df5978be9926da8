import { createRandom } from '@seri/drawings/random';
import { describe, expect, it } from 'vitest';
import { theilSen } from './theil-sen.ts';

const line = (slope: number, count = 100) => Array.from({ length: count }, (_, x) => ({ x, y: 50 + slope * x }));

describe('the slope of Theil and Sen', () => {
  it.each([2, 0, -0.5])('is that of a line of slope %d', (slope) => {
    const { slope: found, low, high } = theilSen(line(slope));
    for (const value of [found, low, high]) expect(value).toBeCloseTo(slope, 9);
  });

  it('is not turned by a quarter of outliers', () => {
    const points = line(2).map(({ x, y }) => ({ x, y: x % 4 === 0 ? y + 1_000 + x * x : y }));
    expect(theilSen(points).slope).toBeCloseTo(2, 1);
  });

  it('lies in an interval that noise widens, and that holds the true slope', () => {
    const random = createRandom('noise');
    const noisy = (width: number) => theilSen(line(2).map(({ x, y }) => ({ x, y: y + random.between(-width, width) })));
    const [calm, loud] = [noisy(1), noisy(50)];
    for (const { slope, low, high } of [calm, loud]) {
      expect(low).toBeLessThan(2);
      expect(high).toBeGreaterThan(2);
      expect(low).toBeLessThan(slope);
      expect(slope).toBeLessThan(high);
    }
    expect(loud.high - loud.low).toBeGreaterThan(calm.high - calm.low);
  });

  it('is 0 where most samples are the same', () => {
    expect(theilSen(line(0).map((point, index) => (index % 3 === 0 ? { ...point, y: 51 } : point))).slope).toBe(0);
  });

  it('is unknown without two different places', () => {
    expect(theilSen([]).slope).toBeNaN();
    expect(theilSen([{ x: 1, y: 1 }]).slope).toBeNaN();
    expect(
      theilSen([
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ]).slope,
    ).toBeNaN();
  });
});
