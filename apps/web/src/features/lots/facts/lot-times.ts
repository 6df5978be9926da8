import { hour, minute } from '@seri/domain/time/japan-time';
import type { MessageId } from '@seri/messages/message-id';
import type { LotView } from '../page/lot-view.ts';

export interface LotTime {
  caption: MessageId;
  at: string;
}

/** The deadlines of a lot in chronological order; unknown ones are omitted. */
export function timesOf({ bidInfo, lotInfo }: Pick<LotView, 'bidInfo' | 'lotInfo'>): LotTime[] {
  const times = [
    { caption: 'lot.time.cancel', at: bidInfo.cancelDeadline },
    { caption: 'lot.time.bid', at: bidInfo.biddingDeadline },
    { caption: 'lot.time.runs', at: lotInfo.expectedAt },
  ] as const;
  return times.flatMap(({ caption, at }) => (at === null ? [] : [{ caption, at }]));
}

/** The session of the lot is running or about to start, and the lot has not ended. */
export function isRunning({ bidInfo, lotInfo }: LotView, now: Date): boolean {
  const { biddingDeadline, auctionFinished } = bidInfo;
  if (biddingDeadline === null || auctionFinished) return false;
  return now > new Date(biddingDeadline) && now.getTime() < Date.parse(lotInfo.auctionDate) + hour;
}

/** Screen readers hear the countdown only at these minutes. */
export const announcedMinutes = [60, 15, 5] as const;

/** The announced minute that the countdown has last reached. */
export function minutesLeft(at: string, now: Date): number | undefined {
  const left = (Date.parse(at) - now.getTime()) / minute;
  return left <= 0 ? undefined : announcedMinutes.toReversed().find((mark) => left <= mark);
}
