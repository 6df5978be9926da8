import { z } from 'zod';
import { listedLot } from '../stock/catalogue.schema.ts';
import { instant, yen } from '../common.schema.ts';
import { balanceInfo } from '../trade/ledger.schema.ts';

export const dashboardScopes = ['mine', 'all'] as const;

/** For staff only: their own clients, or all clients they see. */
export const dashboardQuery = z.object({ scope: z.enum(dashboardScopes).optional() });
export type DashboardQuery = z.infer<typeof dashboardQuery>;

/** `id` is the lot's. */
const nextBid = listedLot
  .pick({
    id: true,
    pageType: true,
    lotNo: true,
    auctionName: true,
    maker: true,
    model: true,
    condition: true,
    images: true,
  })
  .extend({
    bidId: z.int(),
    grade: z.string(),
    chassis: z.string(),
    bidAmount: yen,
    bidStatus: z.int().min(1).max(7),
    /** The bidder; null for the reader’s own bid. */
    client: z.string().nullable(),
    cancelDeadline: instant,
    biddingDeadline: instant,
    auctionDate: instant,
  });
export type NextBid = z.infer<typeof nextBid>;

/** Without `isLimited` no limit binds the client’s bids, so the exposure says nothing about its headroom. */
const clientExposure = z.object({
  accountId: z.int(),
  name: z.string(),
  balance: yen,
  creditLimit: yen,
  exposure: yen,
  isLimited: z.boolean(),
});

export const dashboard = z.object({
  kind: z.enum(['client', 'dealer', 'staff']),
  /** Today in Japan. */
  day: z.string(),
  /** The number of the reader’s clients; null for a client. */
  clients: z.int().nullable(),
  /** Null for staff, who have no ledger. */
  means: balanceInfo.nullable(),
  /** R25: the headroom limits the reader’s bids. */
  isLimited: z.boolean(),
  open: z.array(z.object({ status: z.int(), count: z.int(), amount: yen })),
  /** New bids; `soon` of them close within the hour, and `closes` is the next closing time. */
  fresh: z.object({ count: z.int(), soon: z.int(), closes: instant.nullable() }),
  /** Bids on today’s lots: `count` and `amount` are of those that may win or have won, `ended` have a final status. */
  today: z.object({ count: z.int(), amount: yen, won: z.int(), ended: z.int() }),
  unpriced: z.int(),
  /** For bids under way. */
  unread: z.object({ chats: z.int(), clients: z.int(), oldest: instant.nullable() }),
  /** For staff: the translations that were answered today, and in how many minutes half of them. */
  translations: z.object({ answered: z.int(), medianMinutes: z.int().nullable() }).nullable(),
  /** For staff: cars on their way of which more is booked than invoices bear. */
  toInvoice: z.object({ cars: z.int(), amount: yen }).nullable(),
  /** Today’s bids by the half hour in which bidding closes; half hours without bids are included. */
  workload: z.array(z.object({ at: instant, fresh: z.int(), ready: z.int() })),
  /** Wins of the last fourteen days, today last. */
  wins: z.array(z.object({ day: z.string(), count: z.int() })),
  /** Highest exposure first. */
  exposures: z.array(clientExposure),
  /** Waiting bids by closing time; staff get those that close within the hour. */
  next: z.array(nextBid),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dayRail = z.object({
  /** Today in Japan. */
  day: z.string(),
  /** The houses that sell cars today, by their start. `closesAt`: the next deadline, after the last one that one. */
  houses: z.array(z.object({ name: z.string(), startsAt: instant, closesAt: instant, lots: z.int() })),
  /** When the lots run on which the reader has open bids. */
  bids: z.array(z.object({ lotId: z.int(), lotNo: z.string(), runsAt: instant })),
});
export type DayRail = z.infer<typeof dayRail>;

export const dashboardSchemas = {
  rail: { summary: 'The day of auctions in Japan, and the reader’s own bids on it', answer: dayRail },
  today: {
    summary: 'The day of the reader in Japan: bids, deadlines, wins and means, of whose bids it sees',
    query: dashboardQuery,
    answer: dashboard,
  },
};
