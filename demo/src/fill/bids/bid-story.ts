import type { BidAction } from '@seri/api/features/trade/bidding/tell/bid-notice';
import type { EndReason } from '@seri/domain/bids/bid-result';
import type { LotKind } from '@seri/domain/lots/lot-kinds';

/** How a bid ended: a status, or the reason it ended. */
export type StoryEnd = 'new' | 'bid' | 'dontBid' | 'cancelled' | 'won' | 'blank' | EndReason;

export type ChatLine = readonly [by: 'client' | 'staff', text: string];

export interface BidStory {
  kind: LotKind;
  end: StoryEnd;
  /** The lot is still to come, although the bid has ended. */
  isComing?: true;
  group?: 'A' | 'B';
  adjustment?: number;
  /** It was first placed with a lower amount, then raised. */
  isRaised?: true;
  /** The chat about the bid. A first line by the client was sent with the bid. */
  chat?: readonly ChatLine[];
  /** The other side has not read the last line. */
  isUnread?: true;
}

export type LotState = 'coming' | 'stock' | 'sold' | 'notSold' | 'cancelled' | 'removed';

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

/** The portal acts in nobody's name. */
export type Author = 'client' | 'staff' | 'portal';

export interface StepFigures {
  amount: number;
  status: number;
  endReason: EndReason | null;
}

/** One event of a bid, and its figures afterwards. */
export interface Step {
  action: BidAction;
  by: Author;
  at: Date;
  to: StepFigures;
}
