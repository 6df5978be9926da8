import type { AuctionKind } from './vehicle.ts';

export interface DemoHouse {
  code: string;
  name: string;
  bidStep: number;
  /** The kinds of lots, by frequency. */
  kinds: Readonly<Partial<Record<AuctionKind, number>>>;
  /** Monday is 1, Saturday is 6; undefined for the house round the clock. */
  weekday?: number;
  /** In Japan time; 9.5 is half past nine. */
  startHour: number;
  /** The number of lots that run side by side. */
  lanes: number;
  /** The first lot number. */
  firstLot: number;
  /** Its size relative to other houses of its kinds. */
  size: number;
}

export interface DemoSession {
  externalId: string;
  house: DemoHouse;
  startsAt: Date;
  /** The number of lots. */
  lots: number;
}
