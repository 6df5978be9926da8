import type { ListedBid } from '../../list/bids.ts';
import type { DeskResult } from './desk.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import { type BidChangeAnswer, inTurn, setAutoBid } from './desk-calls.ts';
import { refetchAfterChange, settle } from './desk-settle.ts';

export async function sendAutoBid(bid: ListedBid, autoBid: boolean): Promise<DeskReply<BidChangeAnswer>> {
  const reply = await runAutoBid(bid, autoBid, setAutoBid);
  refetchAfterChange();
  return reply;
}

/** All changes show at once and are sent one after another. */
export async function sendAutoBids(
  bids: readonly ListedBid[],
  { autoBid, batch }: { autoBid: boolean; batch: string },
  onAnswered: (count: number) => void,
): Promise<DeskResult[]> {
  const send = inTurn((body: Parameters<typeof setAutoBid>[0]) => setAutoBid({ ...body, batch }));
  const results = await Promise.all(
    bids.map(async (bid) => {
      const reply = await runAutoBid(bid, autoBid, send);
      onAnswered(1);
      return { bid, failure: reply.ok ? undefined : reply };
    }),
  );
  refetchAfterChange();
  return results;
}

/** Shows the change at once; one that fails is reverted. */
function runAutoBid(bid: ListedBid, autoBid: boolean, send: typeof setAutoBid): Promise<DeskReply<BidChangeAnswer>> {
  return deskQueue.run({
    bids: [bid],
    optimistic: { autoBid },
    send: ([latest = bid]) => send({ bidId: bid.bidId, autoBid, version: latest.version }),
    settle,
  });
}
