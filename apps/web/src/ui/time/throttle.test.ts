import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a burst leads to one call per span, with one after its end', () => {
  let calls = 0;
  const throttled = throttle(() => (calls += 1), 200);
  for (let event = 0; event < 50; event += 1) {
    throttled.call();
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(200);
  expect(calls).toBe(5);
});

test('a cancelled call is not made', () => {
  let calls = 0;
  const throttled = throttle(() => (calls += 1), 200);
  throttled.call();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(calls).toBe(0);
});
