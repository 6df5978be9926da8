import { localization } from '../../../../lib/language/language.ts';
import { serverNow } from '../../../../lib/live/clock.ts';
import { reactToRefusal } from '../../../../lib/calls/on-refusal.ts';
import { refusalOf } from '../../../../lib/calls/refusal.ts';
import { refusalCodeText } from '../../../../lib/calls/refusal-text.ts';
import { toast } from '../../../../ui/passing/toast.ts';
import type { BidChangeAnswer } from './desk-calls.ts';
import { fetchUndoable, sendUndo, sendUndoMany } from './send-undo.ts';
import type { Desk } from './desk.ts';
import { deskQueue, type DeskReply } from './desk-queue.ts';
import { stillUndoable, type UndoableChange } from './desk-undo.ts';
import { sendPendingToggles } from './pending-toggles.ts';

/** Undos run one after another, so that pressing twice takes back two changes. */
let undoQueue: Promise<void> = Promise.resolve();

/** A change, or a batch of changes. */
export type UndoTarget = { id: number } | { batch: string };

/** R58: takes back the given change, or the latest one. */
export function takeBack(target?: UndoTarget): Promise<void> {
  // An earlier failure was reported already.
  undoQueue = undoQueue.catch(() => {}).then(() => undoOne(target));
  return undoQueue;
}

/** During a bulk change the undo waits, and a toast says so. */
export function takeBackLatest({ progress }: Pick<Desk, 'progress'>): void {
  if (progress.get()) toast({ title: localization.get().text('bidDesk.undo.waits') });
  void takeBack();
}

async function undoOne(target: UndoTarget | undefined): Promise<void> {
  const { text } = localization.get();
  // Pending changes must settle first: only then the latest one is known.
  if (target === undefined) {
    sendPendingToggles();
    await deskQueue.whenIdle();
  }
  const change = await findChange(target);
  if (change === 'unknown') return;
  if (!change) return void toast({ title: text('bidDesk.undo.none') });
  if (change.batch !== null && !isOne(target)) return undoBatch(change.batch);
  toastUndone(change, await sendUndo(change));
}

const isOne = (target: UndoTarget | undefined): boolean => target !== undefined && 'id' in target;

async function findChange(target: UndoTarget | undefined): Promise<UndoableChange | 'unknown' | undefined> {
  try {
    const [latest, ...others] = stillUndoable(await fetchUndoable(), serverNow());
    if (target === undefined) return latest;
    const isWanted = ({ id, batch }: UndoableChange) => ('id' in target ? id === target.id : batch === target.batch);
    return [latest, ...others].find((change) => change !== undefined && isWanted(change));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { text } = localization.get();
    reactToRefusal(text, refusal, { title: text('bidDesk.undo.failed') });
    return 'unknown';
  }
}

/** Each bid is undone or refused by itself, and the toast says how many. */
async function undoBatch(batch: string): Promise<void> {
  const { text } = localization.get();
  const { results, failure } = await sendUndoMany(batch);
  const undone = results.filter(({ success }) => success).length;
  const left = results.length - undone;
  const [refused] = results.flatMap(({ code }) => code ?? []);
  if (failure && undone === 0) {
    const title = text('bidDesk.undo.failed');
    return failure.refusal
      ? reactToRefusal(text, failure.refusal, { title })
      : void toast({ tone: 'bad', title, text: failure.errorText });
  }
  toast({
    tone: left > 0 || failure ? 'bad' : 'good',
    title: text('bidDesk.undoneMany', { count: undone }),
    text:
      left > 0 && refused
        ? text('bidDesk.undoneMany.left', { count: left, reason: refusalCodeText(text, refused) })
        : failure && text('bidDesk.undo.unfinished'),
  });
}

function toastUndone({ lotNo }: UndoableChange, reply: DeskReply<BidChangeAnswer>): void {
  const { text } = localization.get();
  if (reply.ok) return void toast({ tone: 'good', plate: lotNo, title: text('bidDesk.undone') });
  const title = text('bidDesk.undo.failedOf', { number: lotNo });
  if (reply.refusal) return reactToRefusal(text, reply.refusal, { title });
  toast({ tone: 'bad', title, text: reply.errorText });
}
