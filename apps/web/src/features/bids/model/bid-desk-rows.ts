import type { TrackedBid } from './bids.ts';

/** Of a bid as of the head of a session: no line needs measuring. */
export const rowHeight = 32;

/** What of a session its head says. */
export type Session = Pick<TrackedBid, 'sessionStart' | 'auctionName' | 'deadline' | 'warnsFrom'>;

/** What its lines and their parts are: laid out as no table is, Safari forgets it. */
export const says = { row: { role: 'row' }, cell: { role: 'cell' }, rowheader: { role: 'rowheader' } } as const;
