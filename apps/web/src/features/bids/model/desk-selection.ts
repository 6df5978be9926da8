import type { TrackedBid } from './bids.ts';
import type { Desk } from './desk.ts';

type Numbered = Pick<TrackedBid, 'bidId'>;

/** Where a range begins. */
export const lastSelected = ({ selected }: Desk): number | undefined => [...selected.get()].at(-1);

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

/** What is being read for it is let go of too. */
export function clearSelection({ selected, reading }: Desk): void {
  selected.set(new Set());
  reading.set(undefined);
}
