import { expect, it } from 'vitest';
import { rankingTimes } from './ranking-times.ts';

const now = new Date('2026-11-18T03:00:00Z');

const delays = (...bids: readonly [id: number, amount: number, lotId?: number][]) =>
  rankingTimes(bids.map(([id, amount, lotId = 1]) => ({ id, lotId, amount, now }))).map(
    (time) => time.getTime() - now.getTime(),
  );

it('R62 among equal amounts on a lot, an older bid that arrives later gets a later time, and so do the bids after it', () => {
  expect(delays([10, 500], [3, 500], [11, 500], [2, 500])).toEqual([0, 1, 1, 2]);
});

it('R62 bids whose ids are in order, or whose amounts or lots differ, share one time', () => {
  expect(delays([3, 500], [10, 500], [11, 500])).toEqual([0, 0, 0]);
  expect(delays([10, 500], [3, 505], [2, 500, 2])).toEqual([0, 0, 0]);
});
