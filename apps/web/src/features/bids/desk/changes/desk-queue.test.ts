import { afterEach, describe, expect, it, test } from 'vitest';
import { listedBid } from '../../list/bids.testkit.ts';
import type { ListedBid } from '../../list/bids.ts';
import { withLayers, readLayers } from './desk-layers.ts';
import { createDeskQueue, type DeskReply } from './desk-queue.ts';

interface Sent {
  version: number;
  answer: (reply: DeskReply<{ version: number }>) => void;
}

const offline = { ok: false, refusal: { code: 'OFFLINE', data: {}, id: '' } } as const;

/** A queue over one bid, and a server that answers when the test says so. */
function desk(bids: readonly ListedBid[] = [listedBid(1)]) {
  const queue = createDeskQueue();
  const sent: Sent[] = [];
  const change = (bidStatus: number, bid = bids[0] ?? listedBid(1)) =>
    queue.run<{ version: number }>({
      bids: [bid],
      optimistic: { bidStatus },
      send: ([latest = bid]) => new Promise((answer) => sent.push({ version: latest.version, answer })),
      settle: (reply) => (reply.ok ? [{ bidId: bid.bidId, version: reply.answer.version }] : []),
    });
  const shown = () => withLayers(bids, readLayers()).map(({ bidStatus }) => bidStatus);
  return { queue, change, sent, shown };
}

const turn = async () => {
  for (let times = 0; times < 2; times += 1) await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => expect(readLayers()).toEqual([]));

describe('changes of one bid', () => {
  it('show at once and are sent one after another, each with the version of the one before', async () => {
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

  it('are reverted in order if six of them fail', async () => {
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

  it('keep later changes if an earlier one fails', async () => {
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

async function versionNext({ change, sent }: ReturnType<typeof desk>, bid: ListedBid): Promise<number | undefined> {
  const pending = change(3, bid);
  await turn();
  sent[1]?.answer(offline);
  await pending;
  return sent[1]?.version;
}

describe('a change made before the own last one was answered', () => {
  const seen = listedBid(1);

  it('uses the version of that one', async () => {
    const own = desk();
    await changeFirst(own);
    expect(await versionNext(own, seen)).toBe(2);
  });

  it('never uses a version older than the one shown', async () => {
    const own = desk();
    await changeFirst(own);
    expect(await versionNext(own, { ...seen, version: 5 })).toBe(5);
  });

  it('uses the version shown after the known versions were dropped', async () => {
    const own = desk();
    await changeFirst(own);
    own.queue.forgetVersions();
    expect(await versionNext(own, seen)).toBe(1);
  });
});

it('a change that throws does not block the next one', async () => {
  const { queue, change, sent } = desk();
  const broken = queue.run({
    bids: [listedBid(1)],
    optimistic: { bidStatus: 4 },
    send: () => Promise.reject(new Error('broken')),
    settle: () => [],
  });
  const after = change(2);
  await expect(broken).rejects.toThrow('broken');
  await turn();
  sent[0]?.answer({ ok: true, answer: { version: 2 } });
  await after;
  await queue.whenIdle();
});

test('each of several bids has its own layer, and a failure leaves the others', async () => {
  const bids = [listedBid(1), listedBid(2), listedBid(3)];
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

test('bids without a layer stay the same objects', () => {
  const bids = [listedBid(1), listedBid(2)];
  const shown = withLayers(bids, [{ bidId: 2, patch: { bidStatus: 3 } }]);
  expect(shown[0]).toBe(bids[0]);
  expect(shown[1]).toEqual({ ...bids[1], bidStatus: 3 });
});
