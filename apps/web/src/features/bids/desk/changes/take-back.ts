import { localization } from '../../../../lib/language/language.ts';
import { serverNow } from '../../../../lib/live/clock.ts';
import { reactToRefusal } from '../../../../lib/calls/on-refusal.ts';
import { refusalOf } from '../../../../lib/calls/refusal.ts';
import { toast } from '../../../../ui/passing/toast.ts';
import type { BidChangeAnswer } from './desk-calls.ts';
import { fetchUndoable, sendUndo } from './send-undo.ts';
import type { Desk } from './desk.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import { stillUndoable, type UndoableChange } from './desk-undo.ts';
import { sendPendingToggles } from './pending-toggles.ts';

/** Undos run one after another, so that pressing twice takes back two changes. */
let undoQueue: Promise<void> = Promise.resolve();

/** R58: takes back the given change, or the latest one. */
export function takeBack(id?: number): Promise<void> {
  // An earlier failure was reported already.
  undoQueue = undoQueue.catch(() => {}).then(() => undoOne(id));
  return undoQueue;
}

/** During a bulk change the undo waits, and a toast says so. */
export function takeBackLatest({ progress }: Pick<Desk, 'progress'>): void {
  if (progress.get()) toast({ title: localization.get().text('bidDesk.undo.waits') });
  void takeBack();
}

async function undoOne(id: number | undefined): Promise<void> {
  const { text } = localization.get();
  // Pending changes must settle first: only then the latest one is known.
  if (id === undefined) {
    sendPendingToggles();
    await deskQueue.whenIdle();
  }
  const change = await findChange(id);
  if (change === 'unknown') return;
  if (!change) return void toast({ title: text('bidDesk.undo.none') });
  toastUndone(change, await sendUndo(change));
}

async function findChange(id: number | undefined): Promise<UndoableChange | 'unknown' | undefined> {
  try {
    const undoable = stillUndoable(await fetchUndoable(), serverNow());
    return id === undefined ? undoable[0] : undoable.find((change) => change.id === id);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { text } = localization.get();
    reactToRefusal(text, refusal, { title: text('bidDesk.undo.failed') });
    return 'unknown';
  }
}

function toastUndone({ lotNo }: UndoableChange, reply: DeskReply<BidChangeAnswer>): void {
  const { text } = localization.get();
  if (reply.ok) return void toast({ tone: 'good', plate: lotNo, title: text('bidDesk.undone') });
  const title = text('bidDesk.undo.failedOf', { number: lotNo });
  if (reply.refusal) return reactToRefusal(text, reply.refusal, { title });
  toast({ tone: 'bad', title, text: reply.errorText });
}
