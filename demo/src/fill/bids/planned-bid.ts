import type { BidStory, Step } from './bid-story.ts';
import type { Candidate } from './candidates.read.ts';

/** Whose bids are planned. */
export interface Bidder {
  id: number;
  email: string;
  /** What is free to bid; without end for those whom nobody asks. */
  means: number;
  /** 0 is none. */
  dailyLimit: number;
  hasTypes: boolean;
  stories: readonly BidStory[];
}

export interface PlannedBid {
  bidder: Bidder;
  lot: Candidate;
  story: BidStory;
  amount: number;
  adjustment: number;
  bidType: number | null;
  steps: readonly Step[];
}

/** R54: since when its amount stands. */
export function placedAt(steps: readonly Step[]): Date {
  return steps.findLast(({ action }) => action === 'placed' || action === 'changed')?.at ?? new Date(0);
}

export function winOf(steps: readonly Step[]): Step | undefined {
  return steps.find(({ action }) => action === 'won');
}

/** The win that fills the group of a story. */
export function winOfGroup(own: readonly PlannedBid[], { end, group }: BidStory): PlannedBid | undefined {
  return end === 'groupFull' ? own.find(({ story }) => story.group === group && story.end === 'won') : undefined;
}
