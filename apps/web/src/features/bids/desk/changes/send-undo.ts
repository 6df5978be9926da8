import { queryClient } from '../../../../lib/calls/query-client.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import type { UndoableChange } from './desk-undo.ts';
import { type BidChangeAnswer, undo, undoableQuery } from './desk-calls.ts';
import { refetchAfterChange, settle } from './desk-settle.ts';

export const fetchUndoable = async (): Promise<readonly UndoableChange[]> =>
  (await queryClient.fetchQuery(undoableQuery)).changes;

type ChangeToUndo = Pick<UndoableChange, 'id' | 'bidId'>;

/** Runs in the queue of the bid's changes, so that the next change uses the version that it leaves. */
export async function sendUndo({ id, bidId }: ChangeToUndo): Promise<DeskReply<BidChangeAnswer>> {
  const reply = await deskQueue.run({ bids: [{ bidId, version: 0 }], optimistic: {}, send: () => undo(id), settle });
  refetchAfterChange();
  return reply;
}
