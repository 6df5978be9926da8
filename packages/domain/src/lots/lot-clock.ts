import { hour, minute } from '../time/japan-time.ts';

export interface SessionTimes {
  startsAt: Date;
  biddingClosesMinutes: number;
  cancellingClosesMinutes: number;
}

export interface Deadlines {
  bidding: Date;
  cancelling: Date;
}

/** R42: deadlines are counted back from the session's start and move with it. */
export function deadlinesOf({ startsAt, biddingClosesMinutes, cancellingClosesMinutes }: SessionTimes): Deadlines {
  return {
    bidding: new Date(startsAt.getTime() - biddingClosesMinutes * minute),
    cancelling: new Date(startsAt.getTime() - cancellingClosesMinutes * minute),
  };
}

export const hoursOf = (minutes: number): number => (minutes * minute) / hour;

/** An earlier lot of the same lane: its passing time and when it really ended. */
export interface PassedLot {
  runsAt: Date;
  endedAt: Date;
}

/**
 * R42: a lot is expected at its passing time plus the delay of the last lot of its lane. Null if the house gives every
 * lot the session's start, because then only the first lot's time is known.
 */
export function expectedAt(runsAt: Date, startsAt: Date, isFirst: boolean, last: PassedLot | undefined): Date | null {
  if (runsAt.getTime() === startsAt.getTime() && !isFirst) return null;
  const delay = last ? Math.max(0, last.endedAt.getTime() - last.runsAt.getTime()) : 0;
  return new Date(runsAt.getTime() + delay);
}
