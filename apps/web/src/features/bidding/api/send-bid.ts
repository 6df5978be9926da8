import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { AnswerOf, InputOf } from '@seri/contract/call';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { api } from '../../../lib/api.ts';
import type { Reply } from '../../../lib/refusal.ts';
import { createSendOnce } from '../../../lib/send-once.ts';
import { detailOf, type LotView } from '../../lots/model/lot-view.ts';
import type { BidOrder } from '../model/bid-form.ts';

export type PlacedBid = AnswerOf<typeof biddingCalls.create>;
type BidBody = InputOf<typeof biddingCalls.create>['body'];

/**
 * Outlives the dialog: what was lost on its way goes under the same key when it is tried again. One for bids and their
 * cancels: a bid after a cancel is another one, though it says the same.
 */
const sendOnce = createSendOnce();

/** Places a bid, changes the open one, or orders a stock car; staff for a client. Only ever with the terms ticked. */
export async function placeBid(lot: LotView, order: BidOrder, signal: AbortSignal): Promise<Reply<PlacedBid>> {
  const { amount, bidType, group, comment, client } = order;
  const words = comment.trim();
  const body: BidBody = {
    carId: detailOf(lot).id,
    lotType: lot.lotType,
    amount,
    bidType,
    bidGroup: group,
    confirm: 1,
    ...(words !== '' && { comment: words }),
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
