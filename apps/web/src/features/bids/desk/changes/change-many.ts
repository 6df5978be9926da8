import { localization } from '../../../../lib/language/language.ts';
import { newKey } from '../../../../lib/calls/request.ts';
import { toast } from '../../../../ui/passing/toast.ts';
import type { ListedBid } from '../../list/bids.ts';
import { rememberBatch } from './batches.ts';
import { type Desk, type DeskResult, openNext } from './desk.ts';
import { setSelected } from './desk-selection.ts';
import { undoAction } from './desk-toasts.ts';

interface BulkChange {
  /** Says how many more bids have been answered. `batch`: the name under which all of them are undone. */
  send: (batch: string, onAnswered: (count: number) => void) => Promise<readonly DeskResult[]>;
  /** The new state of the bids, for the report. */
  label: string;
  titleOf: (count: number) => string;
  /** Takes the results that wait for an answer of the reader, and returns the others. */
  ask?: (results: readonly DeskResult[], batch: string) => readonly DeskResult[];
}

/** Shows how far a bulk change is, then what came of it. A change that was asked about goes on with its batch. */
export async function changeMany(
  desk: Desk,
  bids: readonly ListedBid[],
  { send, ask, ...report }: BulkChange,
  batch: string = newKey(),
): Promise<void> {
  let [done, total] = [0, bids.length];
  desk.progress.set({ done, total });
  rememberBatch(batch, bids);
  const results = await send(batch, (count) => {
    done += count;
    desk.progress.set({ done, total });
  });
  desk.progress.set(undefined);
  const told = ask?.(results, batch) ?? results;
  if (told.length > 0) reportResults(desk, told, { ...report, batch });
}

/** Successful bids of a bulk change are deselected; failed ones stay selected and are reported. */
function reportResults(
  desk: Desk,
  results: readonly DeskResult[],
  { label, titleOf, batch }: Pick<BulkChange, 'label' | 'titleOf'> & { batch: string },
): void {
  const done = results.filter(({ failure }) => failure === undefined).map(({ bid }) => bid);
  setSelected(desk, done, false);
  const undo = done.length > 0 ? undoAction({ batch }) : {};
  if (done.length === results.length) return void toast({ tone: 'good', title: titleOf(done.length), ...undo });
  if (desk.isShown.get()) return openNext(desk, { is: 'report', label, results });
  const { text } = localization.get();
  const failed = results.length - done.length;
  const summary = text('bidDesk.report.says', {
    done: done.length,
    of: results.length,
    left: failed,
    status: label,
  });
  return void toast({ tone: 'bad', title: text('bidDesk.report'), text: summary, ...undo });
}
