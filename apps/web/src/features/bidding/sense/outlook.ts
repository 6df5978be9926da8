import { type BidOutlook, outlookOf } from '@seri/domain/bids/bid-outlook';
import type { LotView } from '../../lots/page/lot-view.ts';
import { type BiddingStanding, creditInputs, type WishedBid } from './bid-credit.ts';

/** R25: what a bid on this lot would mean for the account of this standing. */
export function outlookFor(lot: LotView, standing: BiddingStanding, wished: WishedBid, now: Date): BidOutlook {
  return outlookOf(...creditInputs(lot, standing, wished, now), lot.bidInfo.bidWeek);
}

/** The letter of a group, as shown on screen; the key contains the week too. */
export const letterOf = (group: string): string => group.slice(-1);
