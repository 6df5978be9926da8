import type { FeedRowOf } from '@seri/contract/intake/feed.schema';

export const auctionKinds = ['car', 'bike', 'machine'] as const;

export type DemoLotRow = FeedRowOf<'lot'>;
export type AuctionKind = (typeof auctionKinds)[number];

/** The fields of a lot that describe its vehicle, in every session in which it is offered. */
export type VehicleFields = Omit<
  DemoLotRow,
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
  facts: VehicleFields;
  /** The market price this year, in yen. */
  market: number;
}
