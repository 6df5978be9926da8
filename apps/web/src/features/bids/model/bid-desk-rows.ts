import type { TrackedBid } from './bids.ts';

/** Of a bid as of the head of a session: no line needs measuring. */
export const rowHeight = 32;

/** What of a session its head says. */
export type Session = Pick<TrackedBid, 'sessionStart' | 'auctionName' | 'deadline' | 'warnsFrom'>;

/** From its warning to its start: what is changed now is not sent on. */
export function isWarned({ warnsFrom, sessionStart }: Pick<Session, 'warnsFrom' | 'sessionStart'>, now: Date): boolean {
  if (warnsFrom === null || sessionStart === null) return false;
  return now > new Date(warnsFrom) && now < new Date(sessionStart);
}
