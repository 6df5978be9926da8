import { expect, it } from 'vitest';
import { remembered, type Tries, waitAfter } from '../../../platform/tries/patience.ts';
import { patience, shareTries } from './patience.ts';

const now = new Date('2026-11-18T03:00:00Z');
const minutes = (many: number) => many * 60_000;
const tries = (count: number, ago: number): Tries => {
  const lastAt = new Date(now.getTime() - minutes(ago));
  return { count, lastAt, waitUntil: lastAt };
};

it('R44 the fifth wrong code and every later one lock a visitor out for a quarter of an hour', () => {
  expect([4, 5, 6, 50].map((count) => waitAfter(count, patience['share-visitor']))).toEqual([
    0,
    minutes(15),
    minutes(15),
    minutes(15),
  ]);
  const rule = patience['share-visitor'];
  expect(remembered(tries(5, 15), now, rule).count + 1).toBeGreaterThan(rule.free);
});

it('R44 many wrong codes on one lot lock nobody out, and are forgotten slowly', () => {
  expect(waitAfter(1_000_000, patience['share-lot'])).toBe(0);
  expect(remembered(tries(10, 59), now, patience['share-lot']).count).toBe(10);
  expect(remembered(tries(10, 60), now, patience['share-lot']).count).toBe(9);
});

it('R44 wrong codes of a visitor are counted per network and lot', () => {
  const [visitor, lot] = shareTries(7, '2001:db8:1:2::1');
  expect(shareTries(7, '2001:db8:1:2:3::9')[0]).toBe(visitor);
  expect(shareTries(8, '2001:db8:1:2::1')[0]).not.toBe(visitor);
  expect(shareTries(7, '203.0.113.9')).toContain(lot);
  expect(shareTries(1, '203.0.113.11')).not.toContain(shareTries(11, '203.0.113.1')[0]);
});
