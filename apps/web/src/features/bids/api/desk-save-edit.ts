import { localization } from '../../../lib/language.ts';
import type { TrackedBid } from '../model/bids.ts';
import type { editOf } from '../model/desk-edit.ts';
import { deskQueue, type DeskReply } from '../model/desk-queue.ts';
import { type ChangedBid, editBid, setAdjustment } from './desk-calls.ts';
import { askAfterChange, settle } from './desk-settle.ts';
import { tellDone } from './desk-tell.ts';

type Edit = NonNullable<ReturnType<typeof editOf>>;

/** R59: waits for the server's word: until then the row says what stands. */
export async function saveEdit(bid: TrackedBid, edit: Edit): Promise<DeskReply<ChangedBid>> {
  const reply = await deskQueue.run({
    bids: [bid],
    shows: {},
    // Over what its form was filled from, even where that was the reader's own: else it wrote back what was just undone.
    send: () => sendEdit(bid.bidId, bid.version, edit),
    settle,
  });
  askAfterChange();
  if (reply.ok) tellDone(bid, { title: localization.get().text('bidDesk.edit.done'), undoId: reply.answer.undoId });
  return reply;
}

function sendEdit(bidId: number, version: number, edit: Edit): Promise<DeskReply<ChangedBid>> {
  if ('amount' in edit) return editBid({ jasId: bidId, version, ...edit });
  return setAdjustment({ bidId, version, adjustmentPrice: edit.adjustmentPrice });
}
