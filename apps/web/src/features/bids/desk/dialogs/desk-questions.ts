import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { japanDay } from '@seri/domain/time/japan-time';
import { isLastHour } from '@seri/domain/bids/last-hour';
import type { ListedBid } from '../../list/bids.ts';

/** Confirmations before a status is set. */
export type DeskQuestion = 'plain' | 'future' | 'win' | 'futureWin' | 'futureWinSure' | 'lastHour';

type BidInSession = Pick<ListedBid, 'bidStatus' | 'sessionStart' | 'warnsFrom'>;

interface QuestionContext {
  now: Date;
  /** The account confirms every change. */
  confirms: boolean;
}

/**
 * R57: in its last hour a bid gets the warning in place of all other questions; a win on another day is confirmed
 * twice.
 */
export function questionsOf(
  bids: readonly BidInSession[],
  status: number,
  { now, confirms }: QuestionContext,
): DeskQuestion[] {
  const others = bids.filter((bid) => !warnsOfLastHour(bid, now));
  const warning: DeskQuestion[] = others.length < bids.length ? ['lastHour'] : [];
  if (!confirms) return warning;
  const isWin = status === bidStatusCodes.won;
  if (others.some((bid) => isFuture(bid, now))) {
    return [...warning, ...(isWin ? (['futureWin', 'futureWinSure'] as const) : (['future'] as const))];
  }
  return warning.length > 0 ? warning : [isWin ? 'win' : 'plain'];
}

/** From the warning to the start, changes are not sent to the client and its dealer. */
export function warnsOfLastHour({ warnsFrom, sessionStart }: Omit<BidInSession, 'bidStatus'>, now: Date): boolean {
  if (warnsFrom === null || sessionStart === null) return false;
  return isLastHour(now, { warnsFrom: new Date(warnsFrom), startsAt: new Date(sessionStart) });
}

/** The auction runs on a later day in Japan. */
export function isFuture({ sessionStart }: Pick<BidInSession, 'sessionStart'>, now: Date): boolean {
  return sessionStart !== null && japanDay(new Date(sessionStart)) > japanDay(now);
}

type BidAmounts = Pick<ListedBid, 'bidAmount' | 'adjustmentPrice'>;

/** The most that the house may charge. */
export const mostFor = ({ bidAmount, adjustmentPrice }: BidAmounts): number => bidAmount + (adjustmentPrice ?? 0);

/** R59: a price that must be confirmed, because a won bid cannot have cost so much. */
export function isAboveBid(bid: BidAmounts & Pick<ListedBid, 'bidStatus'>, price: number): boolean {
  return bid.bidStatus === bidStatusCodes.won && price > mostFor(bid);
}

/** Leaves out bids that have the status already or may not be changed. */
export function changeable<Bid extends Pick<ListedBid, 'bidStatus' | 'can'>>(
  bids: readonly Bid[],
  status: number,
): Bid[] {
  return bids.filter((bid) => bid.can.setStatus && bid.bidStatus !== status);
}
