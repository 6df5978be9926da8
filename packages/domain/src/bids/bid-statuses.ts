import { stateTable } from '../common/state-table.ts';

/**
 * Status codes on the wire. `bid`: staff accepted it and bid at the auction. `finished`: it did not win. `blank`: it won,
 * but its purchase was cancelled or resold.
 */
export const bidStatusCodes = { new: 1, bid: 2, dontBid: 3, cancelled: 4, finished: 5, won: 6, blank: 7 } as const;
export type BidStatus = keyof typeof bidStatusCodes;
export type BidStatusCode = (typeof bidStatusCodes)[BidStatus];

/** R52: an ended bid stays ended. A win may be taken back until the end of its day, or become blank later. */
export const bidMoves = stateTable<BidStatus>('new', {
  new: ['bid', 'dontBid', 'cancelled', 'finished', 'won'],
  bid: ['new', 'dontBid', 'cancelled', 'finished', 'won'],
  won: ['new', 'bid', 'dontBid', 'cancelled', 'finished', 'blank'],
  dontBid: [],
  cancelled: [],
  finished: [],
  blank: [],
});

const names = new Map<number, BidStatus>(
  (Object.entries(bidStatusCodes) as [BidStatus, number][]).map(([name, code]) => [code, name]),
);

export function bidStatus(code: number): BidStatus {
  const name = names.get(code);
  if (name === undefined) throw new RangeError(`No bid has the status ${code}.`);
  return name;
}

export function mayBecomeBid(from: number, to: number): boolean {
  return bidMoves[bidStatus(from)].includes(bidStatus(to));
}

/** A bid that waits for its auction or its result can be changed, cancelled or won. */
export const waitingStatuses: readonly number[] = [bidStatusCodes.new, bidStatusCodes.bid];
export const isWaiting = (code: number): boolean => waitingStatuses.includes(code);

/** R25: an open bid could still cost its amount. A win does so until its purchase is in the ledger. */
export const openStatuses: readonly number[] = [...waitingStatuses, bidStatusCodes.won];
export const isOpenBid = (code: number): boolean => openStatuses.includes(code);
