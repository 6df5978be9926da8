import { localization } from '../../../lib/language.ts';
import type { TrackedBid } from '../model/bids.ts';
import { layOver } from '../model/desk-layers.ts';
import { deskQueue } from '../model/desk-queue.ts';
import { sendLater } from '../model/waiting-toggles.ts';
import { setAutoBid } from './desk-calls.ts';
import { askAfterChange, settle } from './desk-settle.ts';
import { tellDone, tellFault } from './desk-tell.ts';

interface Toggled {
  takeOff: () => void;
  /** What it was before the first toggle. */
  stored: boolean;
}

const toggled = new Map<number, Toggled>();

/** Quick toggles are one call, with the last word. */
export function toggleAuto(bid: TrackedBid): void {
  const { bidId } = bid;
  const former = toggled.get(bidId);
  const autoBid = !bid.autoBid;
  const stored = former?.stored ?? bid.autoBid;
  const takeOff = layOver(bidId, { autoBid });
  former?.takeOff();
  toggled.set(bidId, { takeOff, stored });
  sendLater(bidId, () => {
    toggled.delete(bidId);
    if (autoBid !== stored) void putAuto(bid, autoBid);
    takeOff();
  });
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
  const title = localization.get().text(autoBid ? 'bidDesk.auto.on' : 'bidDesk.auto.off');
  tellDone(bid, { title, undoId: reply.answer.undoId });
}
