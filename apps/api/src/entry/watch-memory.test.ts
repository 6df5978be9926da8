import { silentLog } from '@seri/api/testkit/silent-log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMemory } from './watch-memory.ts';

let megabytes = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.memoryUsage, 'rss').mockImplementation(() => megabytes * 2 ** 20);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

function watch(limit: number) {
  const onPassed = vi.fn<() => void>();
  watchMemory({ log: silentLog, limit, onPassed });
  return onPassed;
}

it('a process that stays above its limit is to be replaced, once', () => {
  megabytes = 300;
  const onPassed = watch(1_000);
  seconds(600);
  megabytes = 1_001;
  seconds(29);
  expect(onPassed).not.toHaveBeenCalled();
  seconds(1);
  seconds(1_000);
  expect(onPassed).toHaveBeenCalledTimes(1);
});

it('a peak is let pass', () => {
  megabytes = 300;
  const onPassed = watch(1_000);
  seconds(600);
  for (let peak = 0; peak < 5; peak += 1) {
    megabytes = 2_000;
    seconds(20);
    megabytes = 300;
    seconds(10);
  }
  expect(onPassed).not.toHaveBeenCalled();
});

it('the load of the first ten minutes is let pass', () => {
  megabytes = 5_000;
  const onPassed = watch(1_000);
  seconds(590);
  megabytes = 900;
  seconds(1_000);
  expect(onPassed).not.toHaveBeenCalled();
});

it('a process that needs more than its limit from the start is replaced when it grows by half', () => {
  megabytes = 2_000;
  const onPassed = watch(1_000);
  seconds(1_000);
  megabytes = 3_000;
  seconds(1_000);
  expect(onPassed).not.toHaveBeenCalled();
  megabytes = 3_001;
  seconds(30);
  expect(onPassed).toHaveBeenCalledTimes(1);
});

it('without a limit nothing is watched', () => {
  megabytes = 300;
  const onPassed = watch(0);
  seconds(600);
  megabytes = 100_000;
  seconds(1_000);
  expect(onPassed).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
