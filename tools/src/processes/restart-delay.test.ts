import { expect, it } from 'vitest';
import { restartDelay } from './restart-delay.ts';

it('a start that fails now and then is tried again at once', () => {
  expect(restartDelay([100_000], 100_000)).toBe(0);
  expect(restartDelay([0, 20_000, 40_000, 60_000, 80_000, 100_000], 100_000)).toBe(0);
});

it('a process that keeps failing to start waits twice as long each time, two seconds at most', () => {
  const failures = Array.from({ length: 9 }, (_, index) => 99_000 + index);
  const delays = failures.map((now, index) => restartDelay(failures.slice(0, index + 1), now));
  expect(delays).toEqual([0, 0, 500, 1000, 2000, 2000, 2000, 2000, 2000]);
});
