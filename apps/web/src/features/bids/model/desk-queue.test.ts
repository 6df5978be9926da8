import { afterEach, describe, expect, it, test } from 'vitest';
import { trackedBid } from './bids.testkit.ts';
import type { TrackedBid } from './bids.ts';
import { layered, readLayers } from './desk-layers.ts';
import { createDeskQueue, type DeskReply } from './desk-queue.ts';

interface Sent {
  version: number;
  answer: (reply: DeskReply<{ version: number }>) => void;
}

const offline = { ok: false, refusal: { code: 'OFFLINE', data: {}, id: '' } } as const;

/** A queue over one bid, and a server that answers when it is told to. */
function desk(bids: readonly TrackedBid[] = [trackedBid(1)]) {
  const queue = createDeskQueue();
  const sent: Sent[] = [];
  const change = (bidStatus: number, bid = bids[0] ?? trackedBid(1)) =>
    queue.run<{ version: number }>({
      bids: [bid],
      shows: { bidStatus },
      send: ([seen = bid]) => new Promise((answer) => sent.push({ version: seen.version, answer })),
      settle: (reply) => (reply.ok ? [{ bidId: bid.bidId, version: reply.answer.version }] : []),
    });
  const shown = () => layered(bids, readLayers()).map(({ bidStatus }) => bidStatus);
  return { queue, change, sent, shown };
}

const turn = async () => {
  for (let times = 0; times < 2; times += 1) await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => expect(readLayers()).toEqual([]));

describe('changes of one bid', () => {
  it('show at once, and go one after another over the version before', async () => {
    const { change, sent, shown } = desk();
    const both = [change(2), change(3)];
    expect(shown()).toEqual([3]);
    await turn();
    expect(sent.map(({ version }) => version)).toEqual([1]);
    sent[0]?.answer({ ok: true, answer: { version: 2 } });
    await turn();
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    sent[1]?.answer({ ok: true, answer: { version: 3 } });
    await Promise.all(both);
  });

  it('that fail while six are on their way come back in order, to what stood', async () => {
    const { change, sent, shown } = desk();
    const all = [2, 3, 4, 5, 6, 2].map((status) => change(status));
    const seen = [shown()[0]];
    for (let at = 0; at < 6; at += 1) {
      await turn();
      sent[at]?.answer(offline);
      await all[at];
      seen.push(shown()[0]);
    }
    expect(seen).toEqual([2, 2, 2, 2, 2, 2, 1]);
    expect(sent.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('keep what came after the one that failed', async () => {
    const { change, sent, shown } = desk();
    const [first, second] = [change(2), change(3)];
    await turn();
    sent[0]?.answer(offline);
    await first;
    expect(shown()).toEqual([3]);
    await turn();
    sent[1]?.answer({ ok: true, answer: { version: 2 } });
    await second;
  });
});

async function changeFirst({ change, sent }: ReturnType<typeof desk>): Promise<void> {
  const first = change(2);
  await turn();
  sent[0]?.answer({ ok: true, answer: { version: 2 } });
  await first;
}

async function versionNext({ change, sent }: ReturnType<typeof desk>, bid: TrackedBid): Promise<number | undefined> {
  const asked = change(3, bid);
  await turn();
  sent[1]?.answer(offline);
  await asked;
  return sent[1]?.version;
}

describe('a change that was asked before the own last one was answered', () => {
  const seen = trackedBid(1);

  it('goes over that one', async () => {
    const own = desk();
    await changeFirst(own);
    expect(await versionNext(own, seen)).toBe(2);
  });

  it('never goes back behind what somebody else was seen to make of it', async () => {
    const own = desk();
    await changeFirst(own);
    expect(await versionNext(own, { ...seen, version: 5 })).toBe(5);
  });

  it('goes over what it was shown, once that is forgotten', async () => {
    const own = desk();
    await changeFirst(own);
    own.queue.forget();
    expect(await versionNext(own, seen)).toBe(1);
  });
});

it('a change that breaks keeps no other from its turn', async () => {
  const { queue, change, sent } = desk();
  const broken = queue.run({
    bids: [trackedBid(1)],
    shows: { bidStatus: 4 },
    send: () => Promise.reject(new Error('broken')),
    settle: () => [],
  });
  const after = change(2);
  await expect(broken).rejects.toThrow('broken');
  await turn();
  sent[0]?.answer({ ok: true, answer: { version: 2 } });
  await after;
  await queue.rest();
});

test('of several bids each shows its own, and one that fails leaves the others', async () => {
  const bids = [trackedBid(1), trackedBid(2), trackedBid(3)];
  const { change, sent, shown } = desk(bids);
  const all = bids.map((bid) => change(4, bid));
  await turn();
  expect(shown()).toEqual([4, 4, 4]);
  sent[1]?.answer(offline);
  await all[1];
  expect(shown()).toEqual([4, 1, 4]);
  for (const at of [0, 2]) sent[at]?.answer({ ok: true, answer: { version: 2 } });
  await Promise.all(all);
});

test('bids that nothing lies upon stay the same objects', () => {
  const bids = [trackedBid(1), trackedBid(2)];
  const shown = layered(bids, [{ bidId: 2, shows: { bidStatus: 3 } }]);
  expect(shown[0]).toBe(bids[0]);
  expect(shown[1]).toEqual({ ...bids[1], bidStatus: 3 });
});
