import { type BidFilterName, bidFilterQuery, type BidFilters } from '@seri/domain/bids/bid-filters';
import { parseAuction } from '@seri/domain/catalogue/filters';
import { formatLotNumbers, type LotNumbers } from '@seri/domain/lots/lot-numbers';

/** A change of the filters as they stand when it is made. */
export type FilterEdit = (filters: BidFilters) => BidFilters;

/** The same filters have the same key, in whatever order they were set. */
export function bidFilterKey(filters: BidFilters): string {
  const query = new URLSearchParams(bidFilterQuery(filters));
  query.sort();
  return query.toString();
}

const isChosen = (values: readonly string[] | undefined, value: string) => values?.includes(value) === true;

/** A day that is chosen takes the auctions of that day out of the selection. */
export function toggleValue(name: BidFilterName, value: string): FilterEdit {
  return (filters) => {
    const held = filters[name] ?? [];
    const values = isChosen(held, value) ? held.filter((one) => one !== value) : [...held, value];
    return withoutDated({ ...filters, [name]: values });
  };
}

export function withValues(name: BidFilterName, values: readonly string[]): FilterEdit {
  return (filters) => withoutDated({ ...filters, [name]: values });
}

function withoutDated(filters: BidFilters): BidFilters {
  const { auction, auctionDate } = filters;
  if (!auction) return filters;
  return { ...filters, auction: auction.filter((value) => !isChosen(auctionDate, parseAuction(value)?.day ?? '')) };
}

/** One bid as it was found, every lot of these numbers, or all again. */
export function withNumbers(numbers: readonly LotNumbers[], bidId?: number): FilterEdit {
  return ({ lotNo: _lotNo, bidId: _bidId, ...others }) => ({
    ...others,
    ...(numbers.length > 0 && { lotNo: numbers }),
    ...(bidId !== undefined && { bidId }),
  });
}

export const numbersText = ({ lotNo = [] }: Pick<BidFilters, 'lotNo'>): string => formatLotNumbers(lotNo);
