import { type BidFilterName, bidFilterQuery, type BidFilters } from '@seri/domain/bids/bid-filters';
import { parseAuction } from '@seri/domain/catalogue/filters';
import { formatLotNumbers, type LotNumbers } from '@seri/domain/lots/lot-numbers';

/** Gets the filters as they are when the change is made. */
export type FilterEdit = (filters: BidFilters) => BidFilters;

/** Independent of the order in which the filters were set. */
export function bidFilterKey(filters: BidFilters): string {
  const query = new URLSearchParams(bidFilterQuery(filters));
  query.sort();
  return query.toString();
}

const isChosen = (values: readonly string[] | undefined, value: string) => values?.includes(value) === true;

/** R62: an auction is dropped from the filters when its day is chosen as a date. */
export function toggleValue(name: BidFilterName, value: string): FilterEdit {
  return (filters) => {
    const chosen = filters[name] ?? [];
    const values = isChosen(chosen, value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    return withoutAuctionsOnChosenDays({ ...filters, [name]: values });
  };
}

export function withValues(name: BidFilterName, values: readonly string[]): FilterEdit {
  return (filters) => withoutAuctionsOnChosenDays({ ...filters, [name]: values });
}

function withoutAuctionsOnChosenDays(filters: BidFilters): BidFilters {
  const { auction, auctionDate } = filters;
  if (!auction) return filters;
  return { ...filters, auction: auction.filter((value) => !isChosen(auctionDate, parseAuction(value)?.day ?? '')) };
}

/** Filters by one found bid, by lot numbers, or by neither. */
export function withNumbers(numbers: readonly LotNumbers[], bidId?: number): FilterEdit {
  return ({ lotNo: _lotNo, bidId: _bidId, ...others }) => ({
    ...others,
    ...(numbers.length > 0 && { lotNo: numbers }),
    ...(bidId !== undefined && { bidId }),
  });
}

export const numbersText = ({ lotNo = [] }: Pick<BidFilters, 'lotNo'>): string => formatLotNumbers(lotNo);
