import type { ListedBid } from '../../list/bids.ts';
import { differingFields, type editBodyOf, editValuesOf } from '../dialogs/desk-edit.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import { type BidChangeAnswer, editBid, setAdjustment } from './desk-calls.ts';
import { refetchAfterChange, settle } from './desk-settle.ts';

type EditBody = NonNullable<ReturnType<typeof editBodyOf>>;

/** R59: not optimistic: the row keeps its values until the server answers. */
export async function saveEdit(bid: ListedBid, edit: EditBody): Promise<DeskReply<BidChangeAnswer>> {
  const reply = await deskQueue.run({
    bids: [bid],
    optimistic: {},
    // The optimistic lock uses the version that filled the form. An own change that was answered since counts as seen
    // unless it changed what the form shows: otherwise the edit would write back what was just undone.
    send: ([latest = bid]) => {
      const isSeen = differingFields(editValuesOf({ ...bid, ...latest }), bid).length === 0;
      return sendEdit(bid.bidId, isSeen ? latest.version : bid.version, edit);
    },
    settle,
  });
  refetchAfterChange();
  return reply;
}

function sendEdit(bidId: number, version: number, edit: EditBody): Promise<DeskReply<BidChangeAnswer>> {
  if ('amount' in edit) return editBid({ jasId: bidId, version, ...edit });
  return setAdjustment({ bidId, version, adjustmentPrice: edit.adjustmentPrice });
}
