import { lotStatusCodes } from '@seri/domain/lot-status';
import type { BidsAnswer, TrackedBid } from './bids.ts';

export function trackedBid(bidId: number, given: Partial<TrackedBid> = {}): TrackedBid {
  return {
    bidId,
    id: 1000 + bidId,
    pageType: 'car-auction',
    lotType: 'car',
    autoBid: false,
    invoiceAvailable: false,
    invoiceUrl: null,
    lotNo: `${20_000 + bidId}`,
    auctionDate: '2036-11-18T03:00:00Z',
    auctionName: 'USS Tokyo',
    maker: 'Toyota',
    model: 'Harrier',
    year: 2021,
    engine: 2000,
    chassis: 'MXUA80',
    grade: 'G',
    color: 'RED',
    condition: '5',
    gearbox: 'AT',
    mileage: 38_000,
    equip: '',
    startPrice: 500_000,
    soldPrice: null,
    bidDate: '2026-11-17T03:00:00Z',
    biddingDeadline: null,
    status: lotStatusCodes.upcoming,
    bidStatus: 1,
    endReason: null,
    bidAmount: 550_000,
    exportType: null,
    bidGroup: null,
    bidGroupPrefix: null,
    adjustmentPrice: null,
    images: [],
    manager: null,
    user: null,
    message: null,
    isRead: true,
    ...given,
  };
}

/** A page of them, with whatever else there is counted under All. */
export function bidsAnswer(cars: readonly TrackedBid[], all = cars.length): BidsAnswer {
  return {
    cars: [...cars],
    counters: [{ status: 'All', count: all }, ...[1, 2, 3, 4, 5, 6].map((status) => ({ status, count: 0 }))],
    pageInfo: { page: 1, pageSize: 20, totalSearchResults: cars.length, totalResults: all },
    totalBids: 0,
  };
}
