import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from './at-rest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a burst counts once, when it is over', () => {
  let calls = 0;
  const resting = atRest(() => (calls += 1), 200);
  for (let event = 0; event < 50; event += 1) {
    resting.call();
    vi.advanceTimersByTime(20);
  }
  expect(calls).toBe(0);
  vi.advanceTimersByTime(200);
  expect(calls).toBe(1);
});

test('nothing comes after a cancel', () => {
  let calls = 0;
  const resting = atRest(() => (calls += 1), 200);
  resting.call();
  resting.cancel();
  vi.advanceTimersByTime(1000);
  expect(calls).toBe(0);
});
