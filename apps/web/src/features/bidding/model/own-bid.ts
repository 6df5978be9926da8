import type { AnswerOf } from '@seri/contract/call';
import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { isWaiting } from '@seri/domain/bids/bid-statuses';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import type { MessageId } from '@seri/messages/message-id';
import type { LotView } from '../../lots/model/lot-view.ts';

export type OwnBid = AnswerOf<typeof biddingCalls.clientBid>;
type BidInfo = LotView['bidInfo'];

/** An answer without them says nothing against the limit, and nothing against bidding either. */
const untold = { bidLimitReached: true, acceptBid: true };

/** Of what an answer says, whose bid this is: the reader's own, or of the client whom staff have chosen. */
export function ownBidOf(told: BidInfo | OwnBid): OwnBid {
  return { ...untold, ...told };
}

/** Who has chosen nobody yet has bid nothing. */
export function withoutBid(own: OwnBid): OwnBid {
  return { ...own, myBid: false, jasId: null, myBidAmount: null, bidType: null, bidGroup: null, othersBid: false };
}

/** What has ended is looked at, and not bid on. */
export function isBiddable({ pageType }: Pick<LotView, 'pageType'>): boolean {
  return !isStatistics(pageType);
}

export type Banner = 'AUCTION_FINISHED' | 'CAR_RESERVED' | 'BIDDING_CLOSED' | 'DAILY_LIMIT';

/** The words of a refusal are those of its moment; a car stays reserved. */
export const bannerTexts: Readonly<Record<Banner, MessageId>> = {
  AUCTION_FINISHED: 'refusals.AUCTION_FINISHED',
  CAR_RESERVED: 'bidding.reserved',
  BIDDING_CLOSED: 'refusals.BIDDING_CLOSED',
  DAILY_LIMIT: 'refusals.DAILY_LIMIT',
};

interface Standing {
  lot: Pick<LotView, 'pageType' | 'bidInfo'>;
  own: OwnBid;
  /** The deadline has passed while the page stood, and binds its reader. */
  isLate: boolean;
}

/** The one thing that stands in the way of a bid, the most final first. */
export function bannerOf({ lot: { pageType, bidInfo }, own, isLate }: Standing): Banner | undefined {
  if (pageType === 'stock')
    return own.myBid || (own.acceptBid && !bidInfo.auctionFinished) ? undefined : 'CAR_RESERVED';
  if (bidInfo.auctionFinished) return 'AUCTION_FINISHED';
  if (!own.acceptBid || isLate) return 'BIDDING_CLOSED';
  return own.bidLimitReached ? 'DAILY_LIMIT' : undefined;
}

/** The limit of the day is one of new bids: an open one can still be changed. */
export function canBid(banner: Banner | undefined, own: OwnBid): boolean {
  const isChangeable = own.bidStatusId === null || isWaiting(own.bidStatusId);
  return isChangeable && (banner === undefined || (banner === 'DAILY_LIMIT' && own.myBid));
}
