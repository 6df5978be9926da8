import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import { type KeeperToReader, timeLimit, type ToReader } from './catalogue-messages.ts';
import { indexedLotOf } from '../columnar/columnar.steps.ts';
import { CatalogueLots, type Update } from '../columnar/segments/kept-lots.ts';
import { SegmentBuilder } from '../columnar/segments/segment-builder.ts';
import { manyLots, plainSurroundings } from './plain-lots.steps.ts';

let thread: Worker;
beforeEach(() => {
  thread = new Worker(new URL('reader-thread.ts', import.meta.url));
});
afterEach(() => thread.terminate());

const send = (message: ToReader, transferred: MessagePort[] = []) => thread.postMessage(message, transferred);

async function askSince(askedAt: number) {
  send({ id: 1, name: 'newest', args: [], askedAt });
  const [answer] = await once(thread, 'message');
  return answer as unknown;
}

it('skips a question that is older than the time limit', async () => {
  expect(await askSince(monotonicNow() - timeLimit - 1)).toMatchObject({ failure: expect.stringContaining('nobody') });
  expect(await askSince(monotonicNow())).toMatchObject({ failure: expect.stringContaining('nothing is loaded') });
});

it('applies all earlier updates before it answers', async () => {
  const lots = new CatalogueLots({ models: [], chassis: [], categories: [], sessions: [] }, [
    new SegmentBuilder('car').build(),
  ]);
  const { port1: keeper, port2: updates } = new MessageChannel();
  const sendUpdate = (update: Update) => keeper.postMessage({ update } satisfies KeeperToReader, []);
  sendUpdate(lots.whole());
  send({ updates }, [updates]);
  expect(await once(thread, 'message')).toEqual([{ isReady: true }]);
  for (const [at, lot] of manyLots(plainSurroundings, 100).entries()) {
    const id = at + 1;
    sendUpdate(lots.change([id], [{ ...indexedLotOf(lot), kind: 'car', id }]));
    expect(await askSince(monotonicNow())).toEqual({ id: 1, answer: id });
  }
  keeper.close();
});
