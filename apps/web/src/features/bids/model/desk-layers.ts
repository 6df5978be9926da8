import { createStore, useStore } from '../../../lib/store.ts';
import type { TrackedBid } from './bids.ts';

/** What a change on its way makes of a bid. */
export interface Layer {
  bidId: number;
  shows: Partial<TrackedBid>;
}

/** In the order they were made: each goes when it is answered, and what it lay upon shows again. */
const layers = createStore<readonly Layer[]>([]);

export const readLayers = layers.get;

/** Shows a change before it is answered; answers how to take it off. */
export function layOver(bidId: number, shows: Partial<TrackedBid>): () => void {
  const layer: Layer = { bidId, shows };
  layers.set([...layers.get(), layer]);
  return () => layers.set(layers.get().filter((each) => each !== layer));
}

/** As they are to be; those that nothing lies upon stay the same objects. */
export function layered(bids: readonly TrackedBid[], over: readonly Layer[]): readonly TrackedBid[] {
  if (over.length === 0) return bids;
  const changed = new Map<number, Partial<TrackedBid>>();
  for (const { bidId, shows } of over) changed.set(bidId, { ...changed.get(bidId), ...shows });
  return bids.map((bid) => {
    const shows = changed.get(bid.bidId);
    return shows ? { ...bid, ...shows } : bid;
  });
}

export const useLayered = (bids: readonly TrackedBid[]): readonly TrackedBid[] => layered(bids, useStore(layers));
