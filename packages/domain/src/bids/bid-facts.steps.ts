import type { BidFacts, BidTerms, OpenBid } from './bid-decision.ts';
import { bidStatusCodes } from './bid-statuses.ts';

export const at = (time: string) => new Date(`2026-11-18T${time}+09:00`);
export const deadlines = { bidding: at('09:00:00'), cancelling: at('08:00:00') };
export const lotId = 7;

export interface BidCase {
  now?: Date;
  lot?: Partial<BidFacts['lot']>;
  client?: Partial<BidFacts['client']>;
  actor?: Partial<BidFacts['actor']>;
  own?: Partial<OpenBid>;
}

/** Unless overridden, the client may bid, has 1 000 000 free, and the lot starts at 500 000 and closes hours later. */
export function factsOf({ now = at('07:00:00'), lot, client, actor, own }: BidCase): BidFacts {
  return {
    now,
    lot: { lotId, isStock: false, isOver: false, startPrice: 500_000, step: 5000, deadlines, ...lot },
    client: {
      biddingAllowed: true,
      creditLimitCheck: true,
      dailyBidLimitCheck: true,
      balance: 0,
      creditLimit: 1_000_000,
      dailyBidLimit: 0,
      createdToday: 0,
      overdue: [],
      rooms: new Map(),
      hasBidBefore: false,
      ...client,
      openBids: [...(client?.openBids ?? []), ...(own ? [openBidOf(own)] : [])],
    },
    actor: { bidDeadlineCheck: true, exportTypeShow: true, exportTypeOptional: false, ...actor },
  };
}

export function openBidOf(bid: Partial<OpenBid>): OpenBid {
  const usual = { bidId: 1, lotId, status: bidStatusCodes.new, bidType: 1, amount: 600_000, adjustment: 0 };
  return { ...usual, group: null, canWithdraw: true, ...bid };
}

export const elsewhere = (amount: number, more: Partial<OpenBid> = {}) =>
  openBidOf({ bidId: 2, lotId: 8, amount, ...more });
export const termsOf = (terms: Partial<BidTerms> = {}): BidTerms => ({
  amount: 600_000,
  bidType: 1,
  group: null,
  ...terms,
});

export const before = (moment: Date) => new Date(moment.getTime() - 1);
