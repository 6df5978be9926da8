import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { japanDay } from '@seri/domain/time/japan-time';
import { isLastHour } from '@seri/domain/bids/last-hour';
import type { TrackedBid } from './bids.ts';

/** What is asked before a status is set, one after another. */
export type DeskQuestion = 'plain' | 'future' | 'win' | 'futureWin' | 'futureWinSure' | 'lastHour';

type Timed = Pick<TrackedBid, 'bidStatus' | 'sessionStart' | 'warnsFrom'>;

interface Asking {
  now: Date;
  /** Of who acts: every change is asked for. */
  confirms: boolean;
}

/** R57: in a bid's last hour its warning comes in place of all others; a win of another day is asked for twice. */
export function questionsOf(bids: readonly Timed[], status: number, { now, confirms }: Asking): DeskQuestion[] {
  const others = bids.filter((bid) => !isWarned(bid, now));
  const warning: DeskQuestion[] = others.length < bids.length ? ['lastHour'] : [];
  if (!confirms) return warning;
  const isWin = status === bidStatusCodes.won;
  if (others.some((bid) => isFuture(bid, now))) {
    return [...warning, ...(isWin ? (['futureWin', 'futureWinSure'] as const) : (['future'] as const))];
  }
  return warning.length > 0 ? warning : [isWin ? 'win' : 'plain'];
}

/** From its warning to its start: what is changed now is not sent to the client side. */
export function isWarned({ warnsFrom, sessionStart }: Omit<Timed, 'bidStatus'>, now: Date): boolean {
  if (warnsFrom === null || sessionStart === null) return false;
  return isLastHour(now, { warnsFrom: new Date(warnsFrom), startsAt: new Date(sessionStart) });
}

/** Its auction is on a later day in Japan. */
export function isFuture({ sessionStart }: Pick<Timed, 'sessionStart'>, now: Date): boolean {
  return sessionStart !== null && japanDay(new Date(sessionStart)) > japanDay(now);
}

/** Choosing what it is already changes nothing. */
export function changeable<Bid extends Pick<TrackedBid, 'bidStatus' | 'can'>>(
  bids: readonly Bid[],
  status: number,
): Bid[] {
  return bids.filter((bid) => bid.can.setStatus && bid.bidStatus !== status);
}
