import { expect, test, vi } from 'vitest';
import { Gather } from './gather.ts';

/** Records the queries of a `Gather`; each is answered when the test says so. */
function openGather() {
  const queries: {
    keys: readonly string[];
    answer: (found: Record<string, number>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const gather = new Gather<string, number>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
    queries.push({ keys, answer: (found) => resolve(new Map(Object.entries(found))), fail: reject });
    return promise;
  });
  return { queries, gather, queriedKeys: () => queries.map(({ keys }) => keys) };
}

test('a key is queried at once while few queries run; keys that arrive meanwhile share one query', async () => {
  const { queries, gather, queriedKeys } = openGather();
  const answers = ['a', 'b', 'c', 'd'].map((key) => gather.find(key));
  expect(queriedKeys()).toEqual([['a'], ['b']]);
  queries[0]?.answer({ a: 1 });
  expect(await answers[0]).toBe(1);
  expect(queriedKeys()).toEqual([['a'], ['b'], ['c', 'd']]);
  queries[2]?.answer({ c: 3 });
  expect(await Promise.all(answers.slice(2))).toEqual([3, undefined]);
});

test('a running query does not answer requests that came after it started', async () => {
  const { queries, gather, queriedKeys } = openGather();
  const first = ['a', 'b'].map((key) => gather.find(key));
  const later = gather.find('a');
  const same = gather.find('a');
  queries[0]?.answer({ a: 1 });
  queries[1]?.answer({ b: 1 });
  expect(await Promise.all(first)).toEqual([1, 1]);
  expect(queriedKeys()).toEqual([['a'], ['b'], ['a']]);
  queries[2]?.answer({ a: 2 });
  expect(await Promise.all([later, same])).toEqual([2, 2]);
});

test('a query takes at most 256 keys; the others go with the next one', async () => {
  const { queries, gather } = openGather();
  const [first] = ['a', 'b', ...Array.from({ length: 300 }, (_, index) => `${index}`)].map((key) => gather.find(key));
  queries[0]?.answer({ a: 1 });
  await first;
  queries[1]?.answer({});
  await vi.waitFor(() => expect(queries.map(({ keys }) => keys.length)).toEqual([1, 1, 256, 44]));
});

test('a failed query fails for all its requests, and for no later one', async () => {
  const { queries, gather, queriedKeys } = openGather();
  const [first, ...answers] = ['a', 'b', 'c', 'd'].map((key) => gather.find(key));
  queries[0]?.answer({ a: 1 });
  await first;
  queries[2]?.fail(new Error('lost'));
  queries[1]?.answer({ b: 2 });
  expect(await Promise.allSettled(answers)).toMatchObject([
    { value: 2 },
    { reason: { message: 'lost' } },
    { reason: { message: 'lost' } },
  ]);
  const next = gather.find('a');
  queries[3]?.answer({ a: 1 });
  expect(await next).toBe(1);
  expect(queriedKeys()).toEqual([['a'], ['b'], ['c', 'd'], ['a']]);
});
