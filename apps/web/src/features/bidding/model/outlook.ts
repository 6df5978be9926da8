import { type BidOutlook, outlookOf } from '@seri/domain/bids/bid-outlook';
import type { LotView } from '../../lots/model/lot-view.ts';
import { type Standing, weighed, type Wished } from './bid-credit.ts';

/** R25: what a bid on this lot would mean for whose standing it is. */
export function outlookFor(lot: LotView, standing: Standing, wished: Wished, now: Date): BidOutlook {
  return outlookOf(...weighed(lot, standing, wished, now), lot.bidInfo.bidWeek);
}

/** The letter by which a group is known on screen; its key names the week too. */
export const letterOf = (group: string): string => group.slice(-1);
