import { describe, expect, test } from 'vitest';
import { carView } from '../../lots/page/lot-views.testkit.ts';
import { bannerOf, canBid, isBiddable, ownBidOf } from './own-bid.ts';

const lotWith = (change: Partial<ReturnType<typeof carView>['bidInfo']>) =>
  carView(7, { bidInfo: { ...carView(7).bidInfo, ...change } });
const bannerFor = (change: Parameters<typeof lotWith>[0], isLate = false) => {
  const lot = lotWith(change);
  return bannerOf({ lot, own: ownBidOf(lot.bidInfo), isLate });
};
const bannerOfStock = (change: Parameters<typeof lotWith>[0]) => {
  const lot = carView(7, { pageType: 'stock', bidInfo: { ...carView(7).bidInfo, ...change } });
  return bannerOf({ lot, own: ownBidOf(lot.bidInfo), isLate: false });
};
const own = (change: object) => ({ ...ownBidOf(carView(7).bidInfo), ...change });

describe('R50: one banner at a time', () => {
  test('finished comes before closed, and closed before the daily limit', () => {
    const all = { auctionFinished: true, acceptBid: false, bidLimitReached: true };
    expect(bannerFor(all)).toBe('AUCTION_FINISHED');
    expect(bannerFor({ ...all, auctionFinished: false })).toBe('BIDDING_CLOSED');
    expect(bannerFor({ bidLimitReached: true })).toBe('DAILY_LIMIT');
    expect(bannerFor({})).toBeUndefined();
  });

  test('a deadline that passes while the page is open closes bidding', () => {
    expect(bannerFor({}, true)).toBe('BIDDING_CLOSED');
  });

  test('a stock car shows that somebody else has reserved it, but not so with an own order', () => {
    expect(bannerOfStock({})).toBeUndefined();
    expect(bannerOfStock({ acceptBid: false })).toBe('CAR_RESERVED');
    expect(bannerOfStock({ acceptBid: false, myBid: true })).toBeUndefined();
  });

  test('a stock car that is reserved while the page is open shows it at once', () => {
    expect(bannerOfStock({ auctionFinished: true })).toBe('CAR_RESERVED');
  });
});

test('an answer without the limit and the acceptance counts as true for both', () => {
  const { bidLimitReached: _limit, acceptBid: _accept, ...silent } = carView(7).bidInfo;
  expect(ownBidOf(silent as ReturnType<typeof carView>['bidInfo'])).toMatchObject({
    bidLimitReached: true,
    acceptBid: true,
  });
});

describe('R50: under a banner no new bid is placed', () => {
  test('an open bid can be changed under the daily limit, and under no other banner', () => {
    const open = own({ myBid: true, bidStatusId: 1 });
    expect(canBid('DAILY_LIMIT', open)).toBe(true);
    expect(canBid('DAILY_LIMIT', own({}))).toBe(false);
    expect(canBid('BIDDING_CLOSED', open)).toBe(false);
    expect(canBid('AUCTION_FINISHED', open)).toBe(false);
  });

  test('a won lot takes no further bid', () => {
    expect(canBid(undefined, own({ myBid: true, bidStatusId: 6 }))).toBe(false);
  });
});

test('there is no panel in statistics', () => {
  expect(isBiddable(carView(7))).toBe(true);
  expect(isBiddable(carView(7, { pageType: 'stats' }))).toBe(false);
});
