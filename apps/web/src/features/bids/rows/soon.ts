import { isOpenBid, isWaiting } from '@seri/domain/bids/bid-statuses';
import { isOpen } from '@seri/domain/lots/lot-states';
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

/** The end of bidding for an open bid of an auction; undefined for any other. */
export function closingOf({
  bidStatus,
  pageType,
  deadline,
}: Pick<ListedBid, 'bidStatus' | 'pageType' | 'deadline'>): Date | undefined {
  if (!isWaiting(bidStatus) || pageType === 'stock' || deadline === null) return undefined;
  return new Date(deadline);
}

/** Bid and lot have both ended: nothing about it is under way any more, whatever list it is in. */
export const isBidOver = ({ bidStatus, status }: Pick<ListedBid, 'bidStatus' | 'status'>): boolean =>
  !isOpenBid(bidStatus) && !isOpen(status);

export function isWithinHour(moment: Date, now: Date): boolean {
  const left = moment.getTime() - now.getTime();
  return left > 0 && left < hour;
}
