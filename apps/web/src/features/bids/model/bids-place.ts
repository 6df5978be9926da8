import type { BidFilters } from '@seri/domain/bids/bid-filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { may, type OwnProfile } from '../../identity/model/session-state.ts';
import { bidPages, type BidsCall, readerOf } from './bids.ts';
import type { BidsPlace } from './bids-search.ts';

/** R62: staff begin with their own clients, and whose flag says so with today. */
export function bidsPlace(call: BidsCall, profile: OwnProfile | null, today: JapanDay): BidsPlace {
  const { list, path } = bidPages[call];
  const reader = readerOf(call, profile);
  const ownClients = reader === 'staff' && profile !== null;
  const isToday = list === 'live' && reader !== 'dealer' && may(profile, 'bidsTodayDefault');
  const defaults: BidFilters = {
    ...(ownClients && { manager: [String(profile.detail.userId)] }),
    ...(isToday && { auctionDate: [today] }),
  };
  return { list, reader, path, defaults };
}
