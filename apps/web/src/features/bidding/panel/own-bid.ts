import type { AnswerOf } from '@seri/contract/call';
import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { isWaiting } from '@seri/domain/bids/bid-statuses';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import type { MessageId } from '@seri/messages/message-id';
import type { LotView } from '../../lots/page/lot-view.ts';

export type OwnBidView = AnswerOf<typeof biddingCalls.clientBid>;
export type LotBidInfo = LotView['bidInfo'];

/** If an answer lacks these fields, no new bid is offered, but an open one can be changed. */
const defaults = { bidLimitReached: true, acceptBid: true };

/** The bid of the reader, or of the client whom staff have chosen. */
export function ownBidOf(answer: LotBidInfo | OwnBidView): OwnBidView {
  return { ...defaults, ...answer };
}

/** The state while staff have chosen no client. */
export function withoutBid(own: OwnBidView): OwnBidView {
  return { ...own, myBid: false, jasId: null, myBidAmount: null, bidType: null, bidGroup: null, othersBid: false };
}

/** Lots in statistics are over. */
export function isBiddable({ pageType }: Pick<LotView, 'pageType'>): boolean {
  return !isStatistics(pageType);
}

export type Banner = 'AUCTION_FINISHED' | 'CAR_RESERVED' | 'BIDDING_CLOSED' | 'DAILY_LIMIT';

/** A reserved car has its own text: the text of the refusal fits only the moment of the attempt. */
export const bannerTexts: Readonly<Record<Banner, MessageId>> = {
  AUCTION_FINISHED: 'refusals.AUCTION_FINISHED',
  CAR_RESERVED: 'bidding.reserved',
  BIDDING_CLOSED: 'refusals.BIDDING_CLOSED',
  DAILY_LIMIT: 'refusals.DAILY_LIMIT',
};

interface BannerInputs {
  lot: Pick<LotView, 'pageType' | 'bidInfo'>;
  own: OwnBidView;
  /** The deadline passed while the page was open, and it binds the reader. */
  isLate: boolean;
}

/** The one reason that prevents a bid, the most final first. */
export function bannerOf({ lot: { pageType, bidInfo }, own, isLate }: BannerInputs): Banner | undefined {
  if (pageType === 'stock')
    return own.myBid || (own.acceptBid && !bidInfo.auctionFinished) ? undefined : 'CAR_RESERVED';
  if (bidInfo.auctionFinished) return 'AUCTION_FINISHED';
  if (!own.acceptBid || isLate) return 'BIDDING_CLOSED';
  return own.bidLimitReached ? 'DAILY_LIMIT' : undefined;
}

/** The daily limit is for new bids: an open one can still be changed. */
export function canBid(banner: Banner | undefined, own: OwnBidView): boolean {
  const isChangeable = own.bidStatusId === null || isWaiting(own.bidStatusId);
  return isChangeable && (banner === undefined || (banner === 'DAILY_LIMIT' && own.myBid));
}
