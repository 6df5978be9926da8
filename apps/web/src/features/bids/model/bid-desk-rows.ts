import type { TrackedBid } from './bids.ts';

/** Fixed, so that rows need no measuring: of a bid and of the head of a session. */
export const rowHeight = 32;

/** What of a session its head says. */
export type Session = Pick<TrackedBid, 'sessionId' | 'sessionStart' | 'auctionName' | 'deadline' | 'warnsFrom'>;

/** The first of a session that stands together. What has none, as an order, begins one of its own kind. */
export function startsSession(bid: TrackedBid, before: TrackedBid | undefined): boolean {
  return before?.sessionId !== bid.sessionId;
}

/** From its warning to its start: what is changed now is not sent on. */
export function isWarned({ warnsFrom, sessionStart }: Pick<Session, 'warnsFrom' | 'sessionStart'>, now: Date): boolean {
  if (warnsFrom === null || sessionStart === null) return false;
  return now > new Date(warnsFrom) && now < new Date(sessionStart);
}
