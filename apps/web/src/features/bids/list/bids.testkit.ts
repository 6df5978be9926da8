import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { bidsCalls } from '@seri/contract/screens/bids.calls';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import type { BidFacets, BidsAnswer, BidsCall, ListedBid } from './bids.ts';

export function listedBid(bidId: number, overrides: Partial<ListedBid> = {}): ListedBid {
  return {
    bidId,
    version: 1,
    sessionId: 1,
    sessionStart: '2036-11-18T03:00:00Z',
    warnsFrom: null,
    deadline: '2036-11-18T02:00:00Z',
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
    bidStep: 5000,
    soldPrice: null,
    auctionPrice: null,
    bidDate: '2026-11-17T03:00:00Z',
    biddingDeadline: null,
    status: lotStatusCodes.upcoming,
    bidStatus: 1,
    endReason: null,
    asksForWin: false,
    bidAmount: 550_000,
    exportType: null,
    bidGroup: null,
    bidGroupPrefix: null,
    adjustmentPrice: null,
    images: [],
    manager: null,
    user: null,
    message: null,
    messageId: 0,
    isRead: true,
    unread: 0,
    purchaseId: null,
    can: { setStatus: false, editPrice: false, editSoldPrice: false, setAutoBid: false },
    mayCancel: false,
    mayRaise: false,
    ...overrides,
  };
}

export function bidsAnswer(cars: readonly ListedBid[], all = cars.length): BidsAnswer {
  return {
    cars: [...cars],
    counters: [{ status: 'All', count: all }, ...[1, 2, 3, 4, 5, 6].map((status) => ({ status, count: 0 }))],
    pageInfo: { page: 1, pageSize: 20, totalSearchResults: cars.length, totalResults: all },
    totalBids: 0,
  };
}

/** Empty facets, except for those passed in. */
export function bidFacets(overrides: Partial<BidFacets> = {}): BidFacets {
  return {
    dates: [],
    auctions: [],
    manager: [],
    clients: [],
    chassisId: [],
    condition: [],
    mileage: [],
    status: [],
    group: [],
    bidStatus: [],
    archiveStatus: [],
    ...overrides,
  };
}

/** Serves these bids for the call, narrowed by status or bid, and these facets. */
export function serveBids(
  server: FakeServer,
  call: BidsCall,
  bids: readonly ListedBid[],
  facets: Partial<BidFacets> = {},
): void {
  server.answer(bidsCalls[call], ({ query }) => {
    const { bidStatus, bidId } = query as { bidStatus?: string; bidId?: string };
    const shown = bids.filter(
      (bid) => (!bidStatus || `${bid.bidStatus}` === bidStatus) && (!bidId || `${bid.bidId}` === bidId),
    );
    return { ...bidsAnswer(shown, bids.length), totalBids: 0 };
  });
  const filters = { ...bidsAnswer(bids), totalBids: 0, filters: bidFacets(facets) };
  server.answer(bidsCalls.filters, filters);
  server.answer(bidsCalls.archiveFilters, filters);
  if (call === 'manager') server.answer(biddingCalls.undoable, { changes: [] });
}
