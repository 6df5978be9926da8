import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import { type KeeperToReader, timeLimit, type ToReader } from './catalogue-messages.ts';
import { factsOf } from '../columnar/columnar.steps.ts';
import { KeptLots, type Update } from '../columnar/segments/kept-lots.ts';
import { SegmentBuilder } from '../columnar/segments/segment-builder.ts';
import { manyLots, surroundingsWithout } from './plain-lots.steps.ts';

let thread: Worker;
beforeEach(() => {
  thread = new Worker(new URL('reader-thread.ts', import.meta.url));
});
afterEach(() => thread.terminate());

const tell = (message: ToReader, transferred: MessagePort[] = []) => thread.postMessage(message, transferred);

async function askSince(askedAt: number) {
  tell({ id: 1, name: 'newest', given: [], askedAt });
  const [answer] = await once(thread, 'message');
  return answer as unknown;
}

it('a question that nobody waits for any more is not worked on', async () => {
  expect(await askSince(monotonicNow() - timeLimit - 1)).toMatchObject({ failure: expect.stringContaining('nobody') });
  expect(await askSince(monotonicNow())).toMatchObject({ failure: expect.stringContaining('nothing is loaded') });
});

it('whatever was told before a question is known to its answer', async () => {
  const kept = new KeptLots({ models: [], chassis: [], categories: [], sessions: [] }, [
    new SegmentBuilder('car').build(),
  ]);
  const { port1: keeper, port2: updates } = new MessageChannel();
  const tellUpdate = (update: Update) => keeper.postMessage({ update } satisfies KeeperToReader, []);
  tellUpdate(kept.whole());
  tell({ updates }, [updates]);
  expect(await once(thread, 'message')).toEqual([{ isReady: true }]);
  for (const [at, lot] of manyLots(surroundingsWithout, 100).entries()) {
    const id = at + 1;
    tellUpdate(kept.change([id], [{ ...factsOf(lot), kind: 'car', id }]));
    expect(await askSince(monotonicNow())).toEqual({ id: 1, answer: id });
  }
  keeper.close();
});
