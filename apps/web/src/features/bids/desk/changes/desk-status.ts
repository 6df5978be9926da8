import type { ListedBid } from '../../list/bids.ts';
import type { DeskResult } from './desk.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import { type BidChangeAnswer, type BulkChangeAnswer, inTurn, setStatus, setStatuses } from './desk-calls.ts';
import { refetchAfterChange, settle, showState } from './desk-settle.ts';

/** Batches of this size, so that the first are answered while the last ones wait. */
const batchSize = 20;

/** R57: shows the status at once; a change that fails is reverted. */
export async function sendStatus(bid: ListedBid, status: number): Promise<DeskReply<BidChangeAnswer>> {
  const reply = await deskQueue.run({
    bids: [bid],
    optimistic: { bidStatus: status },
    send: ([latest = bid]) => setStatus({ bidId: bid.bidId, status, version: latest.version }),
    settle,
  });
  refetchAfterChange();
  return reply;
}

/** Shows all changes at once and sends one batch after another. */
export async function sendStatuses(
  bids: readonly ListedBid[],
  status: number,
  onAnswered: (count: number) => void,
): Promise<DeskResult[]> {
  const send = inTurn(setStatuses);
  const results = await Promise.all(
    batchesOf(bids).map(async (batch) => {
      const reply = await deskQueue.run({
        bids: batch,
        optimistic: { bidStatus: status },
        send: (latest) => send({ status, bids: latest.map(({ bidId, version }) => ({ bidId, version })) }),
        settle: settleMany,
      });
      onAnswered(batch.length);
      return batch.map((bid) => resultOf(bid, reply));
    }),
  );
  refetchAfterChange();
  return results.flat();
}

function batchesOf<Bid>(bids: readonly Bid[]): Bid[][] {
  return Array.from({ length: Math.ceil(bids.length / batchSize) }, (_, at) =>
    bids.slice(at * batchSize, (at + 1) * batchSize),
  );
}

function settleMany(reply: DeskReply<BulkChangeAnswer>) {
  if (!reply.ok) return [];
  for (const { bid } of reply.answer.results) if (bid) showState(bid);
  return reply.answer.results.flatMap(({ success, bid }) => (success && bid ? [bid] : []));
}

function resultOf(bid: ListedBid, reply: DeskReply<BulkChangeAnswer>): DeskResult {
  if (!reply.ok) return { bid, failure: reply };
  const result = reply.answer.results.find(({ bidId }) => bidId === bid.bidId);
  return { bid, failure: result?.success ? undefined : { code: result?.code ?? 'INTERNAL' } };
}
