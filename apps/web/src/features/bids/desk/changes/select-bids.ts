import { reactToRefusal } from '../../../../lib/calls/on-refusal.ts';
import { refusalOf } from '../../../../lib/calls/refusal.ts';
import { localization } from '../../../../lib/language/language.ts';
import type { ListedBid } from '../../list/bids.ts';
import { type Desk, type ListAccess, listAccessOf } from './desk.ts';
import { lastSelected, setSelected, toggle } from './desk-selection.ts';

/** Selects from the bid selected last to this one, in list order. */
export async function selectRange(desk: Desk, bidId: number): Promise<void> {
  const last = lastSelected(desk);
  const span = last === undefined ? undefined : spanOf(desk.access.get().indexOf, last, bidId);
  if (last === undefined || !span) return toggle(desk, bidId);
  // Indexes may be outdated. The first read refreshes them, so one retry is enough.
  const read = async () => (await readBetween(desk, last, bidId)) ?? (await readBetween(desk, last, bidId));
  return select(desk, span.to - span.from, async () => (await read()) ?? [{ bidId }]);
}

/** Selects from one index to before another; missing pages are loaded first. */
export function selectSpan(
  desk: Desk,
  from: number,
  to: number,
  isIncluded: (bid: ListedBid) => boolean = () => true,
): Promise<void> {
  return select(desk, to - from, async () => (await desk.access.get().read(from, to)).filter(isIncluded));
}

/**
 * The bids between two bids, whatever their indexes are by now; undefined if one of the two is not among the bids read.
 */
async function readBetween(desk: Desk, startId: number, endId: number): Promise<readonly ListedBid[] | undefined> {
  const { indexOf, read } = desk.access.get();
  const expected = spanOf(indexOf, startId, endId);
  const bids = expected ? await read(expected.from, expected.to) : [];
  const span = spanOf(listAccessOf(bids).indexOf, startId, endId);
  return span && bids.slice(span.from, span.to);
}

function spanOf(indexOf: ListAccess['indexOf'], one: number, other: number): { from: number; to: number } | undefined {
  const [start, end] = [indexOf(one), indexOf(other)];
  if (start === undefined || end === undefined) return undefined;
  return { from: Math.min(start, end), to: Math.max(start, end) + 1 };
}

async function select(
  desk: Desk,
  count: number,
  read: () => Promise<readonly Pick<ListedBid, 'bidId'>[]>,
): Promise<void> {
  const reading = { count };
  desk.reading.set(reading);
  try {
    const bids = await read();
    if (desk.reading.get() === reading) setSelected(desk, bids, true);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { text } = localization.get();
    reactToRefusal(text, refusal, { title: text('bids.failed') });
  } finally {
    if (desk.reading.get() === reading) desk.reading.set(undefined);
  }
}
