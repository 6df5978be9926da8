import type { ListedBid } from '../../list/bids.ts';
import type { DeskResult } from './desk.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import { type BidChangeAnswer, type BulkChangeAnswer, inTurn, setStatus, setStatuses } from './desk-calls.ts';
import { refetchAfterChange, settle, showState } from './desk-settle.ts';

/** Requests of this size, so that the first bids are answered while the last ones wait. */
const partSize = 20;

/** The answers to what the server has asked about a change. */
export interface Said {
  /** R57: also a win below a dearer bid. */
  confirmed?: true;
  /** R90: why a win is taken back whose purchase is invoiced. */
  reason?: string;
}

/** R57: shows the status at once; a change that fails is reverted. */
export async function sendStatus(bid: ListedBid, status: number, said: Said = {}): Promise<DeskReply<BidChangeAnswer>> {
  const reply = await deskQueue.run({
    bids: [bid],
    optimistic: { bidStatus: status },
    send: ([latest = bid]) => setStatus({ bidId: bid.bidId, status, ...said, version: latest.version }),
    settle,
  });
  refetchAfterChange();
  return reply;
}

interface StatusOfMany {
  status: number;
  confirmed: boolean;
  /** R58: the name under which all of them are undone. */
  batch: string;
}

/** Shows all changes at once and sends one request after another. */
export async function sendStatuses(
  bids: readonly ListedBid[],
  { status, confirmed, batch }: StatusOfMany,
  onAnswered: (count: number) => void,
): Promise<DeskResult[]> {
  const send = inTurn(setStatuses);
  const results = await Promise.all(
    partsOf(bids).map(async (part) => {
      const reply = await deskQueue.run({
        bids: part,
        optimistic: { bidStatus: status },
        send: (latest) =>
          send({
            status,
            ...(confirmed && { confirmed }),
            batch,
            bids: latest.map(({ bidId, version }) => ({ bidId, version })),
          }),
        settle: settleMany,
      });
      onAnswered(part.length);
      return part.map((bid) => resultOf(bid, reply));
    }),
  );
  refetchAfterChange();
  return results.flat();
}

function partsOf<Bid>(bids: readonly Bid[]): Bid[][] {
  return Array.from({ length: Math.ceil(bids.length / partSize) }, (_, at) =>
    bids.slice(at * partSize, (at + 1) * partSize),
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
  return { bid, failure: result?.success ? undefined : { code: result?.code ?? 'INTERNAL', dearer: result?.dearer } };
}
