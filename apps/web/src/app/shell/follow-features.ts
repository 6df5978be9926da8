import { followBids } from '../../features/bidding/model/bidding-live.ts';
import { followBidLists } from '../../features/bids/model/bids-live.ts';
import { followBidChats } from '../../features/bids/model/bid-chats-live.ts';
import { followListings } from '../../features/catalogue/model/listings-live.ts';
import { followChats } from '../../features/chat/model/chat-live.ts';
import { followFavourites } from '../../features/favourites/model/favourites-live.ts';
import { followLedger } from '../../features/ledger/model/ledger-live.ts';
import { followLots } from '../../features/lots/model/lots-live.ts';
import { followNotices } from '../../features/notifications/model/notices-live.ts';
import { followPurchases } from '../../features/purchases/model/purchases-live.ts';
import { followSearches } from '../../features/searches/model/searches-live.ts';

/** Subscriptions of all features to live events; loaded with the live connection, after the first paint. */
export function followFeatures(): (() => void)[] {
  return [
    followBids(),
    followBidChats(),
    followBidLists(),
    followChats(),
    followFavourites(),
    followLedger(),
    followListings(),
    followLots(),
    followNotices(),
    followPurchases(),
    followSearches(),
  ];
}
