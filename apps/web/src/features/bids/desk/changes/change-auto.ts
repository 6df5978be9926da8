import { localization } from '../../../../lib/language/language.ts';
import { sendAutoBid, sendAutoBids } from './desk-auto.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { Desk } from './desk.ts';
import { addLayer } from './desk-layers.ts';
import { sendDebounced } from './pending-toggles.ts';
import { changeMany } from './change-many.ts';
import { toastDone, toastFault } from './desk-toasts.ts';

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
    if (autoBid !== stored) void changeAuto(bid, autoBid);
    removeLayer();
  });
}

async function changeAuto(bid: ListedBid, autoBid: boolean): Promise<void> {
  const reply = await sendAutoBid(bid, autoBid);
  if (!reply.ok) return toastFault(bid, reply);
  const title = localization.get().text(autoBid ? 'bidDesk.auto.on' : 'bidDesk.auto.off');
  toastDone(bid, { title, undoId: reply.answer.undoId });
}

/** The bids whose autobid would change and may be changed. */
export const autoBidChangeable = (bids: readonly ListedBid[], autoBid: boolean): ListedBid[] =>
  bids.filter((bid) => bid.can.setAutoBid && bid.autoBid !== autoBid);

export function switchAuto(desk: Desk, bids: readonly ListedBid[], autoBid: boolean): Promise<void> {
  const { text } = localization.get();
  const state = autoBid ? 'on' : 'off';
  const changing = autoBidChangeable(bids, autoBid);
  return changeMany(desk, changing, {
    send: (onAnswered) => sendAutoBids(changing, autoBid, onAnswered),
    label: text(`bidDesk.auto.${state}`),
    titleOf: (count) => text(`bidDesk.auto.many.${state}`, { count }),
  });
}
