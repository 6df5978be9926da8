import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaceStore } from './pace-store.ts';
import { Strangers } from './strangers.ts';

const minute = 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'hrtime'] }));
afterEach(() => void vi.useRealTimers());

function counted(store: PaceStore, key: string): number | undefined {
  let counts: number | undefined;
  store.incr(key, (_error, result) => (counts = result?.current), minute, 2);
  return counts;
}

test('a key is counted within its minute, and each call of the API by itself', () => {
  const store = new PaceStore();
  expect([counted(store, 'a'), counted(store, 'a'), counted(store, 'b')]).toEqual([1, 2, 1]);
  expect(counted(store.child(), 'a')).toBe(1);
  vi.advanceTimersByTime(minute);
  expect(counted(store, 'a')).toBe(1);
});

test('a clock that is put back by hours keeps nobody waiting', () => {
  const [store, strangers] = [new PaceStore(), new Strangers()];
  counted(store, 'a');
  for (let request = 0; request < 300; request += 1) strangers.count('203.0.113.7', 'worthless');
  vi.setSystemTime(Date.now() - 120 * minute);
  expect(strangers.waitOf('203.0.113.7', 'worthless')).toBe(60);
  vi.advanceTimersByTime(minute);
  expect(counted(store, 'a')).toBe(1);
  expect(strangers.waitOf('203.0.113.7', 'worthless')).toBeUndefined();
});

test('no number of keys fills the memory', () => {
  const store = new PaceStore();
  counted(store, 'first');
  for (let key = 0; key < 5_000; key += 1) counted(store, String(key));
  expect([counted(store, 'first'), counted(store, '4999')]).toEqual([1, 2]);
});
