import type { ListedBid } from '../../list/bids.ts';

/** Rows and session heads have the same height, so that the virtualised list measures no line. */
export const rowHeight = 32;

/** The fields that a session head shows. */
export type SessionHeadFields = Pick<ListedBid, 'sessionStart' | 'auctionName' | 'deadline' | 'warnsFrom'>;

/** Safari drops the table semantics of rows that are not laid out as a table, so each part says its role. */
export const ariaRoles = { row: { role: 'row' }, cell: { role: 'cell' }, rowheader: { role: 'rowheader' } } as const;
