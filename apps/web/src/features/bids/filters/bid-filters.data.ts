import { type BidFilterName, bidFiltersOf } from '@seri/domain/bids/bid-filters';
import type { MessageId } from '@seri/messages/message-id';
import type { BidFacets } from '../list/bids.ts';
import type { BidListConfig, BidsSearch } from '../list/bids-search.ts';

interface BidFilterData {
  name: MessageId;
  /** The facet of the answer that lists the options. */
  facet: keyof BidFacets;
}

export const bidFilterData = {
  auctionDate: { name: 'bids.filter.auctionDate', facet: 'dates' },
  auction: { name: 'bids.filter.auction', facet: 'auctions' },
  manager: { name: 'bids.filter.manager', facet: 'manager' },
  user: { name: 'bids.filter.user', facet: 'clients' },
  chassisId: { name: 'bids.filter.chassisId', facet: 'chassisId' },
  condition: { name: 'bids.filter.condition', facet: 'condition' },
  mileage: { name: 'bids.filter.mileage', facet: 'mileage' },
  status: { name: 'bids.filter.status', facet: 'status' },
  bidGroups: { name: 'bids.filter.bidGroups', facet: 'group' },
} as const satisfies Record<BidFilterName, BidFilterData>;

/** R62: a dealer gets no filters for own live bids, because there is no client to choose. */
export function filtersShown(
  { list, reader }: Pick<BidListConfig, 'list' | 'reader'>,
  { scope }: Pick<BidsSearch, 'scope'>,
): readonly BidFilterName[] {
  return reader === 'dealer' && list === 'live' && scope === 'mine' ? [] : bidFiltersOf[reader];
}
