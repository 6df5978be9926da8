import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { AnswerOf } from '@seri/contract/call';
import { leastAmount } from '@seri/domain/bids/bid-amount';
import { type Candidate, candidateOf, type Credit, creditFor } from '@seri/domain/bids/bid-credit';
import { type GroupRooms, groupKey } from '@seri/domain/bids/bid-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { detailOf, type LotView } from '../../lots/page/lot-view.ts';
import { rulesOf } from '../form/bid-form.ts';

export interface WishedBid {
  amount: number;
  group: string | null;
}

type CreditInputs = BiddingStanding['balanceInfo'] & { openBids: BiddingStanding['bids']; rooms: GroupRooms };

export type BiddingStanding = AnswerOf<typeof biddingCalls.standing>;

/** The inputs of the credit rule: the account with its open bids, and this bid among them. */
export function creditInputs(
  lot: LotView,
  standing: BiddingStanding,
  { amount, group }: WishedBid,
  now: Date,
): [CreditInputs, Candidate] {
  const { balanceInfo, bids, rooms } = standing;
  const { cancelDeadline, biddingDeadline, bidWeek } = lot.bidInfo;
  const deadlines =
    cancelDeadline && biddingDeadline
      ? { cancelling: new Date(cancelDeadline), bidding: new Date(biddingDeadline) }
      : null;
  const lotId = detailOf(lot).id;
  const own = bids.find((bid) => bid.lotId === lotId);
  const key = group && bidWeek ? groupKey(bidWeek as JapanDay, group) : null;
  return [
    { ...balanceInfo, openBids: bids, rooms: new Map(rooms.map((room) => [room.group, room.cars])) },
    candidateOf(now, { lotId, deadlines }, own, { amount, group: key }),
  ];
}

/** R25: the same rule as on the server; for a raise only the difference counts. */
export function creditOf(lot: LotView, standing: BiddingStanding, wished: WishedBid, now: Date): Credit {
  return creditFor(...creditInputs(lot, standing, wished, now));
}

/** The highest amount that the free credit allows; undefined if even the least amount is too much. */
export function affordableAmount({ bidInfo, pageType }: LotView, amount: number, credit: Credit): number | undefined {
  if (pageType === 'stock') return undefined;
  const rules = rulesOf(bidInfo);
  const reached = Math.floor((amount - (credit.needed - credit.headroom)) / rules.step) * rules.step;
  return reached >= leastAmount(rules) && reached < amount ? reached : undefined;
}
