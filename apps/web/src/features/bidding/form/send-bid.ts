import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { AnswerOf, InputOf } from '@seri/contract/call';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { api } from '../../../lib/calls/api.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { detailOf, type LotView } from '../../lots/page/lot-view.ts';
import type { BidDraft } from './bid-form.ts';

export type PlacedBidAnswer = AnswerOf<typeof biddingCalls.create>;

/**
 * Outlives the dialog, so that a repeated call reuses its idempotency key. Bids and cancels share it: the same bid
 * after a cancel is another one and gets a new key.
 */
const sendOnce = createSendOnce();

/**
 * Places a bid, changes the open one or orders a stock car; staff do it for a client. The terms have always been
 * ticked.
 */
export async function placeBid(lot: LotView, draft: BidDraft, signal: AbortSignal): Promise<Reply<PlacedBidAnswer>> {
  const { amount, bidType, group, comment, client } = draft;
  const trimmedComment = comment.trim();
  const body: InputOf<typeof biddingCalls.create>['body'] = {
    carId: detailOf(lot).id,
    lotType: lot.lotType,
    amount,
    bidType,
    bidGroup: group,
    confirm: 1,
    ...(trimmedComment !== '' && { comment: trimmedComment }),
  };
  if (!client) {
    return sendOnce(body, (idempotencyKey) => api.send(biddingCalls.create, { body }, { idempotencyKey, signal }));
  }
  const forClient = { ...body, userId: client.id };
  return sendOnce(forClient, (idempotencyKey) =>
    api.send(biddingCalls.createForClient, { body: forClient }, { idempotencyKey, signal }),
  );
}

export async function cancelBid(
  bidId: number,
  signal: AbortSignal,
): Promise<Reply<AnswerOf<typeof biddingCalls.setStatus>>> {
  const body = { bidId, status: bidStatusCodes.cancelled };
  return sendOnce(body, (idempotencyKey) => api.send(biddingCalls.setStatus, { body }, { idempotencyKey, signal }));
}
