import type { ListedBid } from '../../list/bids.ts';
import { differingFields, type editBodyOf, editValuesOf } from '../dialogs/desk-edit.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import { type BidChangeAnswer, editBid, setAdjustment } from './desk-calls.ts';
import { newerStateOf, refetchAfterChange, settle } from './desk-settle.ts';

type EditBody = NonNullable<ReturnType<typeof editBodyOf>>;

/** R59: not optimistic: the row keeps its values until the server answers. */
export async function saveEdit(bid: ListedBid, edit: EditBody): Promise<DeskReply<BidChangeAnswer>> {
  const reply = await deskQueue.run({
    bids: [bid],
    optimistic: {},
    // The optimistic lock uses the version that filled the form, even if the reader changed the bid since: otherwise
    // the edit would write back what was just undone.
    send: async ([latest = bid]) => {
      const sent = await sendEdit(bid.bidId, bid.version, edit);
      const newer = newerStateOf(sent);
      // The form can open before the reader's own change of a status is answered: that is no conflict.
      const isOwn = newer?.version === latest.version && differingFields(editValuesOf(newer), bid).length === 0;
      return isOwn ? sendEdit(bid.bidId, newer.version, edit) : sent;
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
