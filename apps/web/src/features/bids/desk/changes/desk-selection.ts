import type { ListedBid } from '../../list/bids.ts';
import type { Desk } from './desk.ts';

type WithBidId = Pick<ListedBid, 'bidId'>;

/** A range begins at the bid selected last. */
export const lastSelected = ({ selected }: Desk): number | undefined => [...selected.get()].at(-1);

export function toggle({ selected }: Desk, bidId: number): void {
  const ids = new Set(selected.get());
  if (!ids.delete(bidId)) ids.add(bidId);
  selected.set(ids);
}

export function setSelected({ selected }: Desk, bids: readonly WithBidId[], isOn: boolean): void {
  const ids = new Set(selected.get());
  for (const { bidId } of bids) {
    ids.delete(bidId);
    if (isOn) ids.add(bidId);
  }
  selected.set(ids);
}

/** Also discards bids that are still being loaded for the selection. */
export function clearSelection({ selected, reading }: Desk): void {
  selected.set(new Set());
  reading.set(undefined);
}
