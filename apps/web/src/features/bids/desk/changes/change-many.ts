import { localization } from '../../../../lib/language/language.ts';
import { toast } from '../../../../ui/passing/toast.ts';
import type { ListedBid } from '../../list/bids.ts';
import { type Desk, type DeskResult, openNext } from './desk.ts';
import { setSelected } from './desk-selection.ts';

interface BulkChange {
  /** Says how many more bids have been answered. */
  send: (onAnswered: (count: number) => void) => Promise<readonly DeskResult[]>;
  /** The new state of the bids, for the report. */
  label: string;
  titleOf: (count: number) => string;
}

/** Shows how far a bulk change is, then what came of it. */
export async function changeMany(
  desk: Desk,
  bids: readonly ListedBid[],
  { send, label, titleOf }: BulkChange,
): Promise<void> {
  let [done, total] = [0, bids.length];
  desk.progress.set({ done, total });
  const results = await send((count) => {
    done += count;
    desk.progress.set({ done, total });
  });
  desk.progress.set(undefined);
  reportResults(desk, results, label, titleOf);
}

/** Successful bids of a bulk change are deselected; failed ones stay selected and are reported. */
function reportResults(
  desk: Desk,
  results: readonly DeskResult[],
  label: string,
  titleOf: BulkChange['titleOf'],
): void {
  const done = results.filter(({ failure }) => failure === undefined).map(({ bid }) => bid);
  setSelected(desk, done, false);
  if (done.length === results.length) return void toast({ tone: 'good', title: titleOf(done.length) });
  if (desk.isShown.get()) return openNext(desk, { is: 'report', label, results });
  const { text } = localization.get();
  const failed = results.length - done.length;
  const summary = text('bidDesk.report.says', {
    done: done.length,
    of: results.length,
    left: failed,
    status: label,
  });
  return void toast({ tone: 'bad', title: text('bidDesk.report'), text: summary });
}
