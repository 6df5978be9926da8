import type { DashboardData, UpcomingBid } from './dashboard.ts';

export function nextBid(bidId: number, overrides: Partial<UpcomingBid> = {}): UpcomingBid {
  return {
    id: 1000 + bidId,
    bidId,
    pageType: 'car-auction',
    lotNo: `${20_000 + bidId}`,
    auctionName: 'USS Tokyo',
    maker: 'Toyota',
    model: 'Harrier',
    grade: 'G',
    chassis: 'MXUA80',
    condition: '5',
    images: [],
    bidAmount: 2_340_000,
    bidStatus: 1,
    client: null,
    cancelDeadline: '2036-11-18T01:00:00Z',
    biddingDeadline: '2036-11-18T02:00:00Z',
    auctionDate: '2036-11-18T03:00:00Z',
    ...overrides,
  };
}

export function dayOf(overrides: Partial<DashboardData> = {}): DashboardData {
  return {
    kind: 'client',
    day: '2026-11-18',
    clients: null,
    means: null,
    isLimited: true,
    open: [],
    fresh: { count: 0, soon: 0, closes: null },
    today: { count: 0, amount: 0, won: 0, ended: 0 },
    unpriced: 0,
    unread: { chats: 0, clients: 0, oldest: null },
    translations: null,
    toInvoice: null,
    workload: [],
    wins: Array.from({ length: 14 }, (_, index) => ({ day: `2026-11-${`${index + 5}`.padStart(2, '0')}`, count: 0 })),
    exposures: [],
    next: [],
    ...overrides,
  };
}
