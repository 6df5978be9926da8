import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './at-rest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a burst leads to one call after it ends', () => {
  let calls = 0;
  const debounced = debounce(() => (calls += 1), 200);
  for (let event = 0; event < 50; event += 1) {
    debounced.call();
    vi.advanceTimersByTime(20);
  }
  expect(calls).toBe(0);
  vi.advanceTimersByTime(200);
  expect(calls).toBe(1);
});

test('a cancelled call is not made', () => {
  let calls = 0;
  const debounced = debounce(() => (calls += 1), 200);
  debounced.call();
  debounced.cancel();
  vi.advanceTimersByTime(1000);
  expect(calls).toBe(0);
});
