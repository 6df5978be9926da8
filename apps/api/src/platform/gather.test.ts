import { expect, test, vi } from 'vitest';
import { Gather } from './gather.ts';

/** Questions as they are put, each answered when the test says so. */
function questions() {
  const put: {
    keys: readonly string[];
    answer: (found: Record<string, number>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const gather = new Gather<string, number>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
    put.push({ keys, answer: (found) => resolve(new Map(Object.entries(found))), fail: reject });
    return promise;
  });
  return { put, gather, keysPut: () => put.map(({ keys }) => keys) };
}

test('At rest each is asked at once; those that come meanwhile are one question', async () => {
  const { put, gather, keysPut } = questions();
  const asked = ['a', 'b', 'c', 'd'].map((key) => gather.find(key));
  expect(keysPut()).toEqual([['a'], ['b']]);
  put[0]?.answer({ a: 1 });
  expect(await asked[0]).toBe(1);
  expect(keysPut()).toEqual([['a'], ['b'], ['c', 'd']]);
  put[2]?.answer({ c: 3 });
  expect(await Promise.all(asked.slice(2))).toEqual([3, undefined]);
});

test('What is under way answers nobody who asks after it was put', async () => {
  const { put, gather, keysPut } = questions();
  const first = ['a', 'b'].map((key) => gather.find(key));
  const later = gather.find('a');
  const same = gather.find('a');
  put[0]?.answer({ a: 1 });
  put[1]?.answer({ b: 1 });
  expect(await Promise.all(first)).toEqual([1, 1]);
  expect(keysPut()).toEqual([['a'], ['b'], ['a']]);
  put[2]?.answer({ a: 2 });
  expect(await Promise.all([later, same])).toEqual([2, 2]);
});

test('One question has so many keys at most; the others come with the next', async () => {
  const { put, gather } = questions();
  const [first] = ['a', 'b', ...Array.from({ length: 300 }, (_, place) => `${place}`)].map((key) => gather.find(key));
  put[0]?.answer({ a: 1 });
  await first;
  put[1]?.answer({});
  await vi.waitFor(() => expect(put.map(({ keys }) => keys.length)).toEqual([1, 1, 256, 44]));
});

test('A question that breaks breaks for all who asked it, and for nobody after them', async () => {
  const { put, gather, keysPut } = questions();
  const [first, ...asked] = ['a', 'b', 'c', 'd'].map((key) => gather.find(key));
  put[0]?.answer({ a: 1 });
  await first;
  put[2]?.fail(new Error('lost'));
  put[1]?.answer({ b: 2 });
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: 2 },
    { reason: { message: 'lost' } },
    { reason: { message: 'lost' } },
  ]);
  const next = gather.find('a');
  put[3]?.answer({ a: 1 });
  expect(await next).toBe(1);
  expect(keysPut()).toEqual([['a'], ['b'], ['c', 'd'], ['a']]);
});
