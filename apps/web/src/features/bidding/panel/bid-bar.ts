import { formatYen } from '@seri/domain/money/money';
import type { Text } from '../../../lib/language/text.ts';
import type { LotView } from '../../lots/page/lot-view.ts';
import { bannerOf, bannerTexts, canBid, ownBidOf } from './own-bid.ts';

interface BidBarView {
  caption: string;
  figure: string;
  action: string;
  isPrimary: boolean;
  /** It shows the reader's own bid. */
  isOwn: boolean;
}

/** The bar at the foot of a phone: the own bid or the price, and what can be done. */
export function bidBarOf(text: Text, lot: Pick<LotView, 'pageType' | 'bidInfo'>): BidBarView {
  const own = ownBidOf(lot.bidInfo);
  const banner = bannerOf({ lot, own, isLate: false });
  const isStock = lot.pageType === 'stock';
  const isOpen = own.biddingAllowed && canBid(banner, own);
  const price = isStock ? lot.bidInfo.soldPrice : lot.bidInfo.startPrice;
  const action = () => {
    if (!own.biddingAllowed && !own.myBid && !banner) return text('bidding.bar.how');
    if (own.myBid || !isOpen) return text('bidding.bar.details');
    return text(isStock ? 'bidding.order' : 'bidding.bar.bid');
  };
  const caption = () => {
    if (own.myBid) return text(isStock ? 'bidding.mine.order' : 'bidding.mine');
    if (banner) return text(bannerTexts[banner]);
    return text(isStock ? 'bidding.price' : 'bidding.bar.start');
  };
  return {
    caption: caption(),
    figure: formatYen((own.myBid ? own.myBidAmount : price) ?? 0),
    action: action(),
    isPrimary: isOpen && !own.myBid,
    isOwn: own.myBid,
  };
}
