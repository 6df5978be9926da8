import type { BidAction } from '@seri/api/features/trade/bidding/tell/bid-notice';
import type { EndReason } from '@seri/domain/bids/bid-result';
import type { LotKind } from '@seri/domain/lots/lot-kinds';

/** What became of a bid: a status, or why it ended. */
export type StoryEnd = 'new' | 'bid' | 'dontBid' | 'cancelled' | 'won' | 'blank' | EndReason;

export type Line = readonly [by: 'client' | 'staff', text: string];

export interface BidStory {
  kind: LotKind;
  end: StoryEnd;
  /** On a lot that is yet to come, though it ended. */
  isComing?: true;
  group?: 'A' | 'B';
  adjustment?: number;
  /** It was placed with less at first. */
  isRaised?: true;
  /** What was written about it; what the client begins with came with the bid. */
  chat?: readonly Line[];
  /** Its last line is new to the other side. */
  isUnread?: true;
}

export type LotState = 'coming' | 'stock' | 'sold' | 'notSold' | 'cancelled' | 'removed';

/** What a story needs of its lot. */
export const stateFor: Readonly<Record<StoryEnd, LotState>> = {
  new: 'coming',
  bid: 'coming',
  dontBid: 'sold',
  cancelled: 'sold',
  won: 'sold',
  blank: 'sold',
  soldForMore: 'sold',
  otherWon: 'sold',
  groupFull: 'sold',
  notSold: 'notSold',
  lotCancelled: 'cancelled',
  lotRemoved: 'removed',
};

/** Who acted; the portal itself speaks for nobody. */
export type Author = 'client' | 'staff' | 'portal';

export interface Figures {
  amount: number;
  status: number;
  endReason: EndReason | null;
}

/** One thing that happened to a bid, and what it was afterwards. */
export interface Step {
  action: BidAction;
  by: Author;
  at: Date;
  to: Figures;
}
