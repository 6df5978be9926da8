import { reactToRefusal } from '../../../lib/on-refusal.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { speech } from '../../../lib/language.ts';
import type { TrackedBid } from '../model/bids.ts';
import type { Desk } from '../model/desk.ts';
import { lastSelected, setSelected, toggle } from '../model/desk-selection.ts';

/** From the one that was taken last to this one, as they stand in the list. */
export async function selectRange(desk: Desk, bidId: number): Promise<void> {
  const { placeOf } = desk.reach.get();
  const last = lastSelected(desk);
  const [start, end] = [last === undefined ? undefined : placeOf(last), placeOf(bidId)];
  if (start === undefined || end === undefined) return toggle(desk, bidId);
  return selectPlaces(desk, Math.min(start, end), Math.max(start, end) + 1);
}

/** From one place of the list to before another; what was never in sight is asked for first. */
export async function selectPlaces(
  desk: Desk,
  from: number,
  to: number,
  isMeant: (bid: TrackedBid) => boolean = () => true,
): Promise<void> {
  const reading = { count: to - from };
  desk.reading.set(reading);
  try {
    const bids = await desk.reach.get().read(from, to);
    if (desk.reading.get() === reading) setSelected(desk, bids.filter(isMeant), true);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { text } = speech.get();
    reactToRefusal(text, refusal, { title: text('bids.failed') });
  } finally {
    if (desk.reading.get() === reading) desk.reading.set(undefined);
  }
}
