import { queryClient } from '../../../../lib/calls/query-client.ts';
import { bidsOfBatch } from './batches.ts';
import { type DeskFault, deskQueue, type DeskReply } from './desk-queue.ts';
import type { UndoableChange } from './desk-undo.ts';
import { type BidChangeAnswer, undo, undoableQuery, undoMany, type UndoneAnswer } from './desk-calls.ts';
import { refetchAfterChange, settle, showState } from './desk-settle.ts';

export const fetchUndoable = async (): Promise<readonly UndoableChange[]> =>
  (await queryClient.fetchQuery(undoableQuery)).changes;

type ChangeToUndo = Pick<UndoableChange, 'id' | 'bidId'>;

/** Runs in the queue of the bid's changes, so that the next change uses the version that it leaves. */
export async function sendUndo({ id, bidId }: ChangeToUndo): Promise<DeskReply<BidChangeAnswer>> {
  const reply = await deskQueue.run({ bids: [{ bidId, version: 0 }], optimistic: {}, send: () => undo(id), settle });
  refetchAfterChange();
  return reply;
}

type Results = UndoneAnswer['results'];

/** R58: undoes a batch, page by page. What was undone before a failure is told with it. */
export async function sendUndoMany(batch: string): Promise<{ results: Results; failure?: DeskFault }> {
  const results: Results = [];
  const reply = await deskQueue.run({
    bids: bidsOfBatch(batch).map((bidId) => ({ bidId, version: 0 })),
    optimistic: {},
    send: () => undoPages(batch, results),
    settle: () => {
      const states = results.flatMap(({ bid }) => bid ?? []);
      for (const state of states) showState(state);
      return states;
    },
  });
  refetchAfterChange();
  return reply.ok ? { results } : { results, failure: reply };
}

async function undoPages(batch: string, results: Results): Promise<DeskReply<UndoneAnswer>> {
  for (let before: number | undefined; ;) {
    const reply = await undoMany({ batch, ...(before !== undefined && { before }) });
    if (!reply.ok) return reply;
    results.push(...reply.answer.results);
    if (reply.answer.next === null) return reply;
    before = reply.answer.next;
  }
}
