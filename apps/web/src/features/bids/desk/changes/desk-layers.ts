import { createStore, useStore } from '../../../../lib/browser/store.ts';
import type { ListedBid } from '../../list/bids.ts';

/** The optimistic state of a bid while a change is pending. */
export interface Layer {
  bidId: number;
  patch: Partial<ListedBid>;
}

/** In the order of the changes. When a layer is removed, the state below it shows again. */
const layers = createStore<readonly Layer[]>([]);

export const readLayers = layers.get;

/** Shows a change before it is answered; returns the function that removes it. */
export function addLayer(bidId: number, patch: Partial<ListedBid>): () => void {
  const layer: Layer = { bidId, patch };
  layers.set([...layers.get(), layer]);
  return () => layers.set(layers.get().filter((each) => each !== layer));
}

/** A bid without a layer stays the same object. */
export function withLayers(bids: readonly ListedBid[], active: readonly Layer[]): readonly ListedBid[] {
  if (active.length === 0) return bids;
  const changed = new Map<number, Partial<ListedBid>>();
  for (const { bidId, patch } of active) changed.set(bidId, { ...changed.get(bidId), ...patch });
  return bids.map((bid) => {
    const patch = changed.get(bid.bidId);
    return patch ? { ...bid, ...patch } : bid;
  });
}

export const useLayeredBids = (bids: readonly ListedBid[]): readonly ListedBid[] => withLayers(bids, useStore(layers));
