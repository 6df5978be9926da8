import { isLastHour } from '@seri/domain/bids/last-hour';
import type { Acting } from '../../../../platform/http/acting.ts';
import type { BidAuthor } from '../tell/bidding.events.ts';
import type { LockedBid } from '../locked-bid.ts';

/**
 * R57: in the last hour before the session, changes by staff with the warning flag are not sent to the client and its
 * dealer.
 */
export function deskAuthor(
  { actor: { accountId, permissions }, socketId }: Acting,
  { lot: { lastHour }, now }: Pick<LockedBid, 'lot' | 'now'>,
): BidAuthor & { isQuiet: boolean } {
  const isQuiet = permissions.lastHourBidWarning && lastHour !== null && isLastHour(now, lastHour);
  return { accountId, socketId, isQuiet };
}
