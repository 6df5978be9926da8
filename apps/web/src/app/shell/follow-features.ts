import { followBids } from '../../features/bidding/panel/bidding-live.ts';
import { followBidLists } from '../../features/bids/list/bids-live.ts';
import { followBidChats } from '../../features/bids/list/bid-chats-live.ts';
import { followListings } from '../../features/catalogue/list/listings-live.ts';
import { followClients } from '../../features/clients/card/clients-live.ts';
import { followChats } from '../../features/chat/chat-live.ts';
import { followFavourites } from '../../features/favourites/favourites-live.ts';
import { followInvoices } from '../../features/invoices/list/invoices-live.ts';
import { followLedger } from '../../features/ledger/payments/ledger-live.ts';
import { followLots } from '../../features/lots/page/lots-live.ts';
import { followNotices } from '../../features/notifications/notices-live.ts';
import { followPurchases } from '../../features/purchases/list/purchases-live.ts';
import { followReceipts } from '../../features/receipts/desk/receipts-live.ts';
import { followShippingFiles } from '../../features/shipping-files/shipping-files-live.ts';
import { followSearches } from '../../features/searches/searches-live.ts';
import { followEligibility } from '../../features/eligibility/eligibility-live.ts';
import { followTariffs } from '../../features/tariffs/table/tariffs-live.ts';
import { followTasks } from '../../features/tasks/tasks-live.ts';
import { followTranslations } from '../../features/services/translation/translations-live.ts';
import { followVoyages } from '../../features/voyages/voyages-live.ts';
import { followStart } from '../../features/start/start-live.ts';

/** Subscribes the features to live events. It is loaded with the live connection, after the first paint. */
export function followFeatures(): (() => void)[] {
  return [
    followBids(),
    followBidChats(),
    followBidLists(),
    followChats(),
    followClients(),
    followEligibility(),
    followFavourites(),
    followInvoices(),
    followLedger(),
    followListings(),
    followLots(),
    followNotices(),
    followPurchases(),
    followReceipts(),
    followSearches(),
    followShippingFiles(),
    followStart(),
    followTariffs(),
    followTasks(),
    followTranslations(),
    followVoyages(),
  ];
}
