import type { BidStory, Step } from './bid-story.ts';
import type { CandidateLot } from './candidates.read.ts';

export interface PlannedBidder {
  id: number;
  email: string;
  /** The money free to bid; Infinity for accounts without a credit check. */
  means: number;
  /** 0 means no limit. */
  dailyLimit: number;
  hasTypes: boolean;
  stories: readonly BidStory[];
}

export interface PlannedBid {
  bidder: PlannedBidder;
  lot: CandidateLot;
  story: BidStory;
  amount: number;
  adjustment: number;
  bidType: number | null;
  steps: readonly Step[];
}

/** R54: the time since which the bid has its current amount. */
export function placedAt(steps: readonly Step[]): Date {
  return steps.findLast(({ action }) => action === 'placed' || action === 'changed')?.at ?? new Date(0);
}

export function winOf(steps: readonly Step[]): Step | undefined {
  return steps.find(({ action }) => action === 'won');
}

export function winOfGroup(own: readonly PlannedBid[], { end, group }: BidStory): PlannedBid | undefined {
  return end === 'groupFull' ? own.find(({ story }) => story.group === group && story.end === 'won') : undefined;
}
