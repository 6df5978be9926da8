import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { AnswerOf } from '@seri/contract/call';
import { leastAmount } from '@seri/domain/bids/bid-amount';
import { type Candidate, candidateOf, type Credit, creditFor } from '@seri/domain/bids/bid-credit';
import { type GroupRooms, groupKey } from '@seri/domain/bids/bid-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { detailOf, type LotView } from '../../lots/model/lot-view.ts';
import { rulesOf } from './bid-form.ts';

export interface Wished {
  amount: number;
  group: string | null;
}

type Weighed = Standing['balanceInfo'] & { openBids: Standing['bids']; rooms: GroupRooms };

export type Standing = AnswerOf<typeof biddingCalls.standing>;

/** What a bid is weighed against, and the bid among the others. */
export function weighed(lot: LotView, standing: Standing, { amount, group }: Wished, now: Date): [Weighed, Candidate] {
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

/** R25: the same rule by which the server decides; of a raise the difference counts. */
export function creditOf(lot: LotView, standing: Standing, wished: Wished, now: Date): Credit {
  return creditFor(...weighed(lot, standing, wished, now));
}

/** The dearest bid that what is free allows; nothing where even the least is too much. */
export function affordable({ bidInfo, pageType }: LotView, amount: number, credit: Credit): number | undefined {
  if (pageType === 'stock') return undefined;
  const rules = rulesOf(bidInfo);
  const reached = Math.floor((amount - (credit.needed - credit.headroom)) / rules.step) * rules.step;
  return reached >= leastAmount(rules) && reached < amount ? reached : undefined;
}
