import type { TrackedBid } from './bids.ts';
import type { Desk } from './desk.ts';

type Numbered = Pick<TrackedBid, 'bidId'>;

/** The last one wins: where a range begins. */
const lastOf = (ids: ReadonlySet<number>): number | undefined => [...ids].at(-1);

export function toggle({ selected }: Desk, bidId: number): void {
  const ids = new Set(selected.get());
  if (!ids.delete(bidId)) ids.add(bidId);
  selected.set(ids);
}

export function setSelected({ selected }: Desk, bids: readonly Numbered[], isOn: boolean): void {
  const ids = new Set(selected.get());
  for (const { bidId } of bids) {
    ids.delete(bidId);
    if (isOn) ids.add(bidId);
  }
  selected.set(ids);
}

/** From the one that was taken last to this one, as they stand in the list. */
export function selectRange(desk: Desk, bids: readonly Numbered[], bidId: number): void {
  const last = lastOf(desk.selected.get());
  const places = [last, bidId].map((id) => bids.findIndex((bid) => bid.bidId === id));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  if (from < 0) return toggle(desk, bidId);
  const range = bids.slice(from, to + 1);
  setSelected(desk, range, true);
}

export const clearSelection = ({ selected }: Desk): void => selected.set(new Set());
