import { reactToRefusal } from '../../../lib/on-refusal.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { localization } from '../../../lib/language.ts';
import type { TrackedBid } from '../model/bids.ts';
import { type Desk, type DeskReach, reachOf } from '../model/desk.ts';
import { lastSelected, setSelected, toggle } from '../model/desk-selection.ts';

/** From the one that was taken last to this one, as they stand in the list. */
export async function selectRange(desk: Desk, bidId: number): Promise<void> {
  const last = lastSelected(desk);
  const span = last === undefined ? undefined : spanOf(desk.reach.get().placeOf, last, bidId);
  if (last === undefined || !span) return toggle(desk, bidId);
  // Places may be of before; by what was read they are known anew.
  const read = async () => (await readBetween(desk, last, bidId)) ?? (await readBetween(desk, last, bidId));
  return select(desk, span.to - span.from, async () => (await read()) ?? [{ bidId }]);
}

/** From one place of the list to before another; what was never in sight is asked for first. */
export function selectPlaces(
  desk: Desk,
  from: number,
  to: number,
  isMeant: (bid: TrackedBid) => boolean = () => true,
): Promise<void> {
  return select(desk, to - from, async () => (await desk.reach.get().read(from, to)).filter(isMeant));
}

/** From bid to bid, whatever stands in their places now; nothing where one of them is not in what was read. */
async function readBetween(desk: Desk, one: number, other: number): Promise<readonly TrackedBid[] | undefined> {
  const { placeOf, read } = desk.reach.get();
  const asked = spanOf(placeOf, one, other);
  const bids = asked ? await read(asked.from, asked.to) : [];
  const span = spanOf(reachOf(bids).placeOf, one, other);
  return span && bids.slice(span.from, span.to);
}

function spanOf(placeOf: DeskReach['placeOf'], one: number, other: number): { from: number; to: number } | undefined {
  const [start, end] = [placeOf(one), placeOf(other)];
  if (start === undefined || end === undefined) return undefined;
  return { from: Math.min(start, end), to: Math.max(start, end) + 1 };
}

async function select(
  desk: Desk,
  count: number,
  read: () => Promise<readonly Pick<TrackedBid, 'bidId'>[]>,
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
