import { isWaiting } from '@seri/domain/bids/bid-statuses';
import { hour } from '@seri/domain/time/japan-time';
import type { TrackedBid } from './bids.ts';

/** What a bid that waits comes to within the hour: the end of bidding, then the lot itself. */
export interface Soon {
  what: 'closes' | 'runs';
  at: Date;
}

type Timed = Pick<TrackedBid, 'bidStatus' | 'pageType' | 'biddingDeadline' | 'auctionDate'>;

/** An order of a stock car waits for no auction. */
export function soonOf({ bidStatus, pageType, biddingDeadline, auctionDate }: Timed, now: Date): Soon | undefined {
  if (!isWaiting(bidStatus) || pageType === 'stock') return undefined;
  const moments = [
    { what: 'closes', at: biddingDeadline },
    { what: 'runs', at: auctionDate },
  ] as const;
  for (const { what, at } of moments) {
    const moment = at === null ? undefined : new Date(at);
    if (moment && isWithinHour(moment, now)) return { what, at: moment };
  }
  return undefined;
}

export function isWithinHour(moment: Date, now: Date): boolean {
  const left = moment.getTime() - now.getTime();
  return left > 0 && left < hour;
}
