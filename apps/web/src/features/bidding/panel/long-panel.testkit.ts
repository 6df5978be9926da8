import { lotCalls } from '@seri/contract/stock/lots.calls';
import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { profileOf } from '../../identity/session/accounts.testkit.ts';
import { type CarView, carView, decodedSheet, pictures, noRights } from '../../lots/page/lot-views.testkit.ts';
import { senseOf } from '../../lots/prices/price-sense.testkit.ts';
import { serveStanding } from '../sense/standing.testkit.ts';

const week = '2026-11-16';

/** A car that can still be bid on, on a long page, whose panel says all that there can be said about an amount. */
export function serveLongPanel(server: FakeServer): void {
  serveStanding(server);
  const balanceInfo = { ...profileOf().balanceInfo, balance: 0, creditLimit: 9_000_000 };
  const inGroup = { bidId: 1, lotId: 1, status: 1, amount: 700_000, adjustment: 0, canWithdraw: true };
  const bids = [{ ...inGroup, group: `${week} A` }];
  server.answer(biddingCalls.standing, { balanceInfo, creditLimitCheck: true, bids, rooms: [] });
  server.answer(biddingCalls.types, [{ value: 1, label: 'Whole', description: 'The vehicle is exported as it is' }]);
  server.answer(lotCalls['car-auction'].view, ({ query }) => viewOf(Number(query['id'])));
  server.answer(lotCalls['car-auction'].priceSense, senseOf(similar()));
}

function viewOf(id: number): CarView {
  const { bidInfo } = carView(id);
  const images = pictures(5);
  const deadlines = { cancelDeadline: '2999-11-17T23:00:00Z', biddingDeadline: '2999-11-18T00:00:00Z' };
  return carView(id, {
    bidInfo: { ...bidInfo, ...deadlines, averagePrice: 600_000, lastBidType: 1 },
    can: { ...noRights, seeSoldLots: true },
    lotImages: { images, thumbnails: images },
    sheet: decodedSheet,
  });
}

const similar = () =>
  Array.from({ length: 12 }, (_, index) => ({
    id: 1000 + index,
    pageType: 'stats' as const,
    soldAt: new Date(Date.now() - (index + 1) * 86_400_000).toISOString(),
    auctionName: 'USS Tokyo',
    lotNo: String(30_000 + index),
    grade: 'G',
    condition: '5',
    year: 2021,
    mileage: 40_000,
    hours: null,
    soldPrice: (index + 5) * 100_000,
  }));

/** Whether the whole element is on screen with nothing above it, to its right end. */
export function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isOnTop = (x: number) => element.contains(document.elementFromPoint(x, (top + bottom) / 2));
  return top >= 0 && bottom <= window.innerHeight && [left + 4, (left + right) / 2, right - 4].every(isOnTop);
}
