import type { BidStatusesBody, ChangedBids } from '@seri/contract/trade/bid-desk.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusalOf } from '../../../../platform/http/failures.ts';
import type { Log } from '../../../../platform/log.ts';
import { setStatus } from './set-status.ts';

type Result = ChangedBids['results'][number];
type Asked = BidStatusesBody['bids'][number] & { status: number };

/** R57: the same of many bids, one after another and each for itself: what one is refused stops no other. */
export async function setStatuses(acting: Acting, { status, bids }: BidStatusesBody, log: Log): Promise<ChangedBids> {
  const results: Result[] = [];
  for (const bid of bids) results.push(await setOne(acting.part(`bid:${bid.bidId}`), { ...bid, status }, log));
  return { results };
}

async function setOne(acting: Acting, asked: Asked, log: Log): Promise<Result> {
  const { bidId } = asked;
  try {
    const { success, undoId, ...bid } = await setStatus(acting, asked);
    return { bidId, success, code: null, bid, undoId };
  } catch (error) {
    const { code, data } = refusalOf(error as Error, log, { call: 'bidding.setStatuses', bidId });
    return { bidId, success: false, code, bid: 'bid' in data ? (data.bid as Result['bid']) : null, undoId: null };
  }
}
