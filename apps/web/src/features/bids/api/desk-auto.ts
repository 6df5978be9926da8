import { speech } from '../../../lib/language.ts';
import type { TrackedBid } from '../model/bids.ts';
import { layOver } from '../model/desk-layers.ts';
import { deskQueue } from '../model/desk-queue.ts';
import { setAutoBid } from './desk-calls.ts';
import { askAfterChange, settle } from './desk-settle.ts';
import { tellDone, tellFault } from './desk-tell.ts';

/** Whoever changes their mind by then is understood. */
const settlesIn = 400;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  takeOff: () => void;
  /** What it was before the first toggle. */
  stored: boolean;
}

const waiting = new Map<number, Waiting>();

/** Quick toggles are one call, with the last word. */
export function toggleAuto(bid: TrackedBid): void {
  const { bidId } = bid;
  const former = waiting.get(bidId);
  clearTimeout(former?.timer);
  const autoBid = !bid.autoBid;
  const stored = former?.stored ?? bid.autoBid;
  const takeOff = layOver(bidId, { autoBid });
  former?.takeOff();
  const timer = setTimeout(() => {
    waiting.delete(bidId);
    if (autoBid !== stored) void putAuto(bid, autoBid);
    takeOff();
  }, settlesIn);
  waiting.set(bidId, { timer, takeOff, stored });
}

async function putAuto(bid: TrackedBid, autoBid: boolean): Promise<void> {
  const reply = await deskQueue.run({
    bids: [bid],
    shows: { autoBid },
    send: ([seen = bid]) => setAutoBid({ bidId: bid.bidId, autoBid, version: seen.version }),
    settle,
  });
  askAfterChange();
  if (!reply.ok) return tellFault(bid, reply);
  const title = speech.get().text(autoBid ? 'bidDesk.auto.on' : 'bidDesk.auto.off');
  tellDone(bid, { title, undoId: reply.answer.undoId });
}
