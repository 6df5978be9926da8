import { z } from 'zod';
import { listedLot } from '../stock/catalogue.schema.ts';
import { instant, yen } from '../common.schema.ts';
import { balanceInfo } from '../trade/ledger.schema.ts';

export const dashboardScopes = ['mine', 'all'] as const;

/** Staff look at the own clients, or at all that they see; for others nothing is chosen. */
export const dashboardQuery = z.object({ scope: z.enum(dashboardScopes).optional() });
export type DashboardQuery = z.infer<typeof dashboardQuery>;

/** Of what comes next; its `id` is the lot's. */
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
    /** Whose, where it is not the reader’s own. */
    client: z.string().nullable(),
    /** The three clocks, in the order in which they strike. */
    cancelDeadline: instant,
    biddingDeadline: instant,
    auctionDate: instant,
  });
export type NextBid = z.infer<typeof nextBid>;

/** How much of its means a client’s open bids hold; of whom no limit bounds, that says nothing. */
const exposed = z.object({
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
  /** How many the reader looks after; a client nobody. */
  clients: z.int().nullable(),
  /** The reader’s own; staff have no money here. */
  means: balanceInfo.nullable(),
  /** R25: what is free bounds the reader’s bids. */
  isLimited: z.boolean(),
  /** Of open bids, by status. */
  open: z.array(z.object({ status: z.int(), count: z.int(), amount: yen })),
  /** New ones, those of them that close within the hour, and when the first of these does. */
  fresh: z.object({ count: z.int(), soon: z.int(), closes: instant.nullable() }),
  /** On lots of this day: those that may win or have won, what they come to, and how it ended so far. */
  today: z.object({ count: z.int(), amount: yen, won: z.int(), ended: z.int() }),
  /** Wins whose price nobody has said. */
  unpriced: z.int(),
  /** Chats of bids under way with something to read. */
  unread: z.object({ chats: z.int(), clients: z.int(), oldest: instant.nullable() }),
  /** Of this day, by the half hour in which bidding closes, without a gap. */
  workload: z.array(z.object({ at: instant, fresh: z.int(), ready: z.int() })),
  /** Of fourteen days, today last. */
  wins: z.array(z.object({ day: z.string(), count: z.int() })),
  /** Clients whose open bids hold most, most first. */
  exposures: z.array(exposed),
  /** Bids that wait, by when bidding closes; those of staff close within the hour. */
  next: z.array(nextBid),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardSchemas = { today: { query: dashboardQuery, answer: dashboard } };
