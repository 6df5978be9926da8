import type { TrackedBid } from './bids.ts';

/** Of a bid as of the head of a session: no line needs measuring. */
export const rowHeight = 32;

/** What of a session its head says. */
export type Session = Pick<TrackedBid, 'sessionStart' | 'auctionName' | 'deadline' | 'warnsFrom'>;
