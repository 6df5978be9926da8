import { localization } from '../../../lib/language.ts';
import { serverNow } from '../../../lib/clock.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { reactToRefusal } from '../../../lib/on-refusal.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/toast.ts';
import type { Desk } from '../model/desk.ts';
import { deskQueue, type DeskReply } from '../model/desk-queue.ts';
import { stillUndoable, type Undoable } from '../model/desk-undo.ts';
import { sendWaiting } from '../model/waiting-toggles.ts';
import { type ChangedBid, undo, undoableQuery } from './desk-calls.ts';
import { askAfterChange, settle } from './desk-settle.ts';

/** Pressed twice, it takes back two, one after the other. */
let turn: Promise<void> = Promise.resolve();

/** R58: takes back a change, or the latest one. */
export function takeBack(id?: number): Promise<void> {
  // What broke before has been told of.
  turn = turn.catch(() => {}).then(() => takeOne(id));
  return turn;
}

/** While several are on their way it comes after them. */
export function takeBackLatest({ progress }: Pick<Desk, 'progress'>): void {
  if (progress.get()) toast({ title: localization.get().text('bidDesk.undo.waits') });
  void takeBack();
}

async function takeOne(id: number | undefined): Promise<void> {
  const { text } = localization.get();
  // Which one is the latest is known only then.
  if (id === undefined) {
    sendWaiting();
    await deskQueue.rest();
  }
  const change = await findChange(id);
  if (change === 'unknown') return;
  if (!change) return void toast({ title: text('bidDesk.undo.none') });
  tellTaken(change, await undoIn(change));
}

/** In the line of the bid's changes: what is pressed next goes over what it leaves. */
async function undoIn({ id, bidId }: Undoable): Promise<DeskReply<ChangedBid>> {
  const reply = await deskQueue.run({ bids: [{ bidId, version: 0 }], shows: {}, send: () => undo(id), settle });
  askAfterChange();
  return reply;
}

async function findChange(id: number | undefined): Promise<Undoable | 'unknown' | undefined> {
  try {
    const { changes } = await queryClient.fetchQuery(undoableQuery);
    const open = stillUndoable(changes, serverNow());
    return id === undefined ? open[0] : open.find((change) => change.id === id);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { text } = localization.get();
    reactToRefusal(text, refusal, { title: text('bidDesk.undo.failed') });
    return 'unknown';
  }
}

function tellTaken({ lotNo }: Undoable, reply: DeskReply<ChangedBid>): void {
  const { text } = localization.get();
  if (reply.ok) return void toast({ tone: 'good', plate: lotNo, title: text('bidDesk.undone') });
  const title = text('bidDesk.undo.failedOf', { number: lotNo });
  if (reply.refusal) return reactToRefusal(text, reply.refusal, { title });
  toast({ tone: 'bad', title, text: reply.said });
}
