import { isWaiting } from '@seri/domain/bids/bid-statuses';
import { hour } from '@seri/domain/time/japan-time';
import type { ListedBid } from '../list/bids.ts';

/** The next event of a waiting bid within the hour: the end of bidding, then the lot itself. */
export interface Soon {
  event: 'closes' | 'runs';
  at: Date;
}

type BidTimes = Pick<ListedBid, 'bidStatus' | 'pageType' | 'biddingDeadline' | 'auctionDate'>;

/** An order of a stock car waits for no auction. */
export function soonOf({ bidStatus, pageType, biddingDeadline, auctionDate }: BidTimes, now: Date): Soon | undefined {
  if (!isWaiting(bidStatus) || pageType === 'stock') return undefined;
  const moments = [
    { event: 'closes', at: biddingDeadline },
    { event: 'runs', at: auctionDate },
  ] as const;
  for (const { event, at } of moments) {
    const moment = at === null ? undefined : new Date(at);
    if (moment && isWithinHour(moment, now)) return { event, at: moment };
  }
  return undefined;
}

export function isWithinHour(moment: Date, now: Date): boolean {
  const left = moment.getTime() - now.getTime();
  return left > 0 && left < hour;
}
