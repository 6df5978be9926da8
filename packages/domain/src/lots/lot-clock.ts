import { hour, minute } from '../time/japan-time.ts';

/** When a session starts, and how long before that it closes. */
export interface SessionTimes {
  startsAt: Date;
  biddingClosesMinutes: number;
  cancellingClosesMinutes: number;
}

export interface Deadlines {
  bidding: Date;
  cancelling: Date;
}

/** R42: deadlines belong to the session: they are counted back from its start, and move with it. */
export function deadlinesOf({ startsAt, biddingClosesMinutes, cancellingClosesMinutes }: SessionTimes): Deadlines {
  return {
    bidding: new Date(startsAt.getTime() - biddingClosesMinutes * minute),
    cancelling: new Date(startsAt.getTime() - cancellingClosesMinutes * minute),
  };
}

export const hoursOf = (minutes: number): number => (minutes * minute) / hour;

/** A lot of the same lane that has passed: when it was to run, and when it did. */
export interface Passed {
  runsAt: Date;
  endedAt: Date;
}

/**
 * R42: when a lot is expected: at its passing time, as late as the last lot of its lane was. A house that gives all lots
 * the session's start tells no passing times.
 */
export function expectedAt(runsAt: Date, startsAt: Date, isFirst: boolean, last: Passed | undefined): Date | null {
  if (runsAt.getTime() === startsAt.getTime() && !isFirst) return null;
  const delay = last ? Math.max(0, last.endedAt.getTime() - last.runsAt.getTime()) : 0;
  return new Date(runsAt.getTime() + delay);
}
