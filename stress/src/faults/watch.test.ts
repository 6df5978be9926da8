import { expect, test } from 'vitest';
import type { SeenAnswer } from '../visitors/visitor.ts';
import { Watch } from './watch.ts';

const seen = (more: Partial<SeenAnswer>): SeenAnswer => ({
  by: 'anna',
  call: 'POST /bid/create',
  at: 1000,
  took: 100,
  ...more,
});

function watchOf(...all: Partial<SeenAnswer>[]): Watch {
  const watch = new Watch();
  for (const each of all) watch.note(seen(each));
  return watch;
}

test('a refusal counts from the fault on, also for a request that was under way', () => {
  const watch = watchOf({ at: 100, status: 503 }, { at: 900, took: 600, status: 503 });
  expect(watch.refusedAfter(1000)).toBe(0.5);
  expect(watch.refusedAfter(2000)).toBeUndefined();
});

test('everybody must have been served before it counts as healed', async () => {
  const watch = watchOf(
    { at: 900, status: 200 },
    { at: 1100, status: 200 },
    { at: 1200, status: 200, call: 'GET /bid/chat', by: 'boris' },
    { at: 3000, status: 200, by: 'boris' },
  );
  expect(await watch.healed(1000, 2)).toBe(2.1);
});

test('no fault excuses an INTERNAL, a 503 without a code that says what to do, or an answer that takes too long', () => {
  const watch = watchOf(
    { status: 500, code: 'INTERNAL' },
    { status: 503 },
    { status: 503, code: 'OUTCOME_UNKNOWN' },
    { status: 200, took: 13_000 },
    { at: 10, status: 500 },
    {},
  );
  expect(watch.unexcused(1000, false)).toHaveLength(3);
  expect(watch.unexcused(1000, true)).toHaveLength(2);
});
