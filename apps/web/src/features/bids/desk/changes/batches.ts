import { maxUndoableChanges } from '@seri/domain/bids/undo';
import type { ListedBid } from '../../list/bids.ts';

/** The bids of the last batches of this page, so that their next changes wait for an undo of the batch. */
const batches = new Map<string, readonly number[]>();

export function rememberBatch(batch: string, bids: readonly ListedBid[]): void {
  const ids = [...new Set([...bidsOfBatch(batch), ...bids.map(({ bidId }) => bidId)])];
  batches.delete(batch);
  batches.set(batch, ids);
  const [oldest] = batches.keys();
  if (batches.size > maxUndoableChanges && oldest !== undefined) batches.delete(oldest);
}

/** Empty for a batch of another page or browser. */
export const bidsOfBatch = (batch: string): readonly number[] => batches.get(batch) ?? [];
