import { expect, it } from 'vitest';
import { openMaking } from './make-once.ts';

const noBlobs = { get: async () => null, put: async () => undefined };
const image = Buffer.from('an image');

/** Images that are made until the test says so, and the signals with which they were begun. */
function openHeld(atOnce = 2) {
  const begun: { signal: AbortSignal; finish: () => void }[] = [];
  const once = openMaking(noBlobs, atOnce);
  const make = (signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    begun.push({ signal, finish: () => resolve(image) });
    return promise;
  };
  return { begun, ask: (key: string, signal?: AbortSignal) => once(key, make, signal) };
}

it('an image is given up when the last of those who wait for it leaves', async () => {
  const { begun, ask } = openHeld();
  const [one, two] = [new AbortController(), new AbortController()];
  const answers = [ask('a', one.signal), ask('a', two.signal)];
  await expect.poll(() => begun.length).toBe(1);
  one.abort();
  expect(begun[0]!.signal.aborted).toBe(false);
  two.abort();
  expect(begun[0]!.signal.aborted).toBe(true);
  const later = ask('a');
  await expect.poll(() => begun.length).toBe(2);
  begun[0]!.finish();
  begun[1]!.finish();
  expect(await Promise.all([...answers, later])).toEqual([image, image, image]);
});

it('an image in the queue that nobody waits for is never begun', async () => {
  const { begun, ask } = openHeld(1);
  const first = ask('a');
  await expect.poll(() => begun.length).toBe(1);
  const leaving = new AbortController();
  const second = ask('b', leaving.signal);
  const third = ask('c');
  // One turn of the loop, in which the key is looked for among the blobs.
  await new Promise(setImmediate);
  leaving.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  begun[0]!.finish();
  await first;
  await expect.poll(() => begun.length).toBe(2);
  begun[1]!.finish();
  expect(await third).toBe(image);
});

it('an image that somebody waits for without a signal is never given up', async () => {
  const { begun, ask } = openHeld();
  const leaving = new AbortController();
  const answers = [ask('a'), ask('a', leaving.signal)];
  await expect.poll(() => begun.length).toBe(1);
  leaving.abort();
  expect(begun[0]!.signal.aborted).toBe(false);
  begun[0]!.finish();
  expect(await Promise.all(answers)).toEqual([image, image]);
});
