import type { AuctionKind } from './vehicle.ts';

export interface DemoHouse {
  code: string;
  name: string;
  bidStep: number;
  /** What it runs, by how often. */
  kinds: Readonly<Partial<Record<AuctionKind, number>>>;
  /** Monday is 1, Saturday is 6; nothing where it runs round the clock. */
  weekday?: number;
  /** In Japan time; 9.5 is half past nine. */
  startHour: number;
  /** How many lots run side by side. */
  lanes: number;
  /** Where its lot numbers begin. */
  firstLot: number;
  /** How much of its kinds runs here, against the other houses. */
  size: number;
}

export interface DemoSession {
  externalId: string;
  house: DemoHouse;
  startsAt: Date;
  /** How many lots it runs. */
  lots: number;
}
