import type { FeedRowOf } from '@seri/contract/intake/feed.schema';

export const auctionKinds = ['car', 'bike', 'machine'] as const;

export type LotRow = FeedRowOf<'lot'>;
export type AuctionKind = (typeof auctionKinds)[number];

/** What a lot says of its vehicle, wherever and whenever it is offered. */
export type VehicleFacts = Omit<
  LotRow,
  | 'type'
  | 'id'
  | 'session'
  | 'runsAt'
  | 'lane'
  | 'lotNo'
  | 'morePhotos'
  | 'startPrice'
  | 'status'
  | 'soldPrice'
  | 'endedAt'
  | 'reason'
>;

export interface Vehicle {
  facts: VehicleFacts;
  /** What the trade pays for it this year, in yen. */
  market: number;
}
