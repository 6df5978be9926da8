import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import { monotonicNow } from '../../platform/monotonic-now.ts';
import { timeLimit, type ToReader } from './catalogue-messages.ts';

const thread = new Worker(new URL('reader-thread.ts', import.meta.url));
afterAll(() => void thread.terminate());

async function askSince(askedAt: number) {
  const question: ToReader = { id: 1, name: 'newest', given: [], askedAt };
  thread.postMessage(question, []);
  const [answer] = await once(thread, 'message');
  return answer as unknown;
}

it('a question that nobody waits for any more is not worked on', async () => {
  expect(await askSince(monotonicNow() - timeLimit - 1)).toMatchObject({ failure: expect.stringContaining('nobody') });
  expect(await askSince(monotonicNow())).toMatchObject({ failure: expect.stringContaining('nothing is loaded') });
});
