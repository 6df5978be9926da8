import { hour, minute } from '@seri/domain/time/japan-time';
import type { MessageId } from '@seri/messages/message-id';
import type { LotView } from './lot-view.ts';

export interface LotTime {
  caption: MessageId;
  at: string;
}

/** The three clocks of a lot, in the order in which they strike; what is not known is not there. */
export function timesOf({ bidInfo, lotInfo }: Pick<LotView, 'bidInfo' | 'lotInfo'>): LotTime[] {
  const times = [
    { caption: 'lot.time.cancel', at: bidInfo.cancelDeadline },
    { caption: 'lot.time.bid', at: bidInfo.biddingDeadline },
    { caption: 'lot.time.runs', at: lotInfo.expectedAt },
  ] as const;
  return times.flatMap(({ caption, at }) => (at === null ? [] : [{ caption, at }]));
}

/** Its session is under way, or about to be, and the lot has not ended. */
export function isRunning({ bidInfo, lotInfo }: LotView, now: Date): boolean {
  const { biddingDeadline, auctionFinished } = bidInfo;
  if (biddingDeadline === null || auctionFinished) return false;
  return now > new Date(biddingDeadline) && now.getTime() < Date.parse(lotInfo.auctionDate) + hour;
}

/** A countdown speaks at these minutes only. */
export const spokenMinutes = [60, 15, 5] as const;

/** The next mark that a countdown passes: it is spoken as it is passed. */
export function minutesLeft(at: string, now: Date): number | undefined {
  const left = (Date.parse(at) - now.getTime()) / minute;
  return left <= 0 ? undefined : spokenMinutes.toReversed().find((mark) => left <= mark);
}
