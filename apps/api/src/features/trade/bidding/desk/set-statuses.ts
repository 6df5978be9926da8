import type { BidStatusBody, BidStatusesBody, ChangedBids } from '@seri/contract/trade/bid-desk.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusalOf } from '../../../../platform/http/failures.ts';
import type { Log } from '../../../../platform/log.ts';
import { batchOf } from './batch-of.ts';
import { setStatus } from './set-status.ts';

type StatusResult = ChangedBids['results'][number];

/** R57: sets many bids one after another, each in its own transaction; a refused one does not stop the others. */
export async function setStatuses(acting: Acting, body: BidStatusesBody, log: Log): Promise<ChangedBids> {
  const { bids, batch = batchOf(acting), ...change } = body;
  const results: StatusResult[] = [];
  for (const bid of bids) {
    results.push(await setOne(acting.part(`bid:${bid.bidId}`), { ...bid, ...change }, { batch, log }));
  }
  return { results, batch };
}

async function setOne(
  acting: Acting,
  body: BidStatusBody,
  { batch, log }: { batch: string; log: Log },
): Promise<StatusResult> {
  const { bidId } = body;
  try {
    const { success, undoId, ...bid } = await setStatus(acting, body, batch);
    return { bidId, success, code: null, bid, undoId };
  } catch (error) {
    const { code, data } = refusalOf(error as Error, log, { call: 'bidding.setStatuses', bidId });
    return {
      bidId,
      success: false,
      code,
      bid: 'bid' in data ? (data.bid as StatusResult['bid']) : null,
      undoId: null,
      ...('dearer' in data && { dearer: data.dearer }),
    };
  }
}
