import { localization } from '../../../../lib/language/language.ts';
import type { ListedBid } from '../../list/bids.ts';
import { addLayer } from './desk-layers.ts';
import { deskQueue } from './desk-queue.ts';
import { sendDebounced } from './waiting-toggles.ts';
import { setAutoBid } from './desk-calls.ts';
import { refetchAfterChange, settle } from './desk-settle.ts';
import { toastDone, toastFault } from './desk-tell.ts';

interface PendingAutoBid {
  removeLayer: () => void;
  /** The value on the server, before the first toggle. */
  stored: boolean;
}

const pendingAutoBids = new Map<number, PendingAutoBid>();

/** Quick toggles become one call with the last value. */
export function toggleAuto(bid: ListedBid): void {
  const { bidId } = bid;
  const previous = pendingAutoBids.get(bidId);
  const autoBid = !bid.autoBid;
  const stored = previous?.stored ?? bid.autoBid;
  const removeLayer = addLayer(bidId, { autoBid });
  previous?.removeLayer();
  pendingAutoBids.set(bidId, { removeLayer, stored });
  sendDebounced(bidId, () => {
    pendingAutoBids.delete(bidId);
    if (autoBid !== stored) void sendAutoBid(bid, autoBid);
    removeLayer();
  });
}

async function sendAutoBid(bid: ListedBid, autoBid: boolean): Promise<void> {
  const reply = await deskQueue.run({
    bids: [bid],
    optimistic: { autoBid },
    send: ([latest = bid]) => setAutoBid({ bidId: bid.bidId, autoBid, version: latest.version }),
    settle,
  });
  refetchAfterChange();
  if (!reply.ok) return toastFault(bid, reply);
  const title = localization.get().text(autoBid ? 'bidDesk.auto.on' : 'bidDesk.auto.off');
  toastDone(bid, { title, undoId: reply.answer.undoId });
}
