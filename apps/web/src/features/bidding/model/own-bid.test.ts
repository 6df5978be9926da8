import { describe, expect, test } from 'vitest';
import { carView } from '../../lots/model/lot-views.testkit.ts';
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
  test('finished comes before closed, and closed before the limit of the day', () => {
    const all = { auctionFinished: true, acceptBid: false, bidLimitReached: true };
    expect(bannerFor(all)).toBe('AUCTION_FINISHED');
    expect(bannerFor({ ...all, auctionFinished: false })).toBe('BIDDING_CLOSED');
    expect(bannerFor({ bidLimitReached: true })).toBe('DAILY_LIMIT');
    expect(bannerFor({})).toBeUndefined();
  });

  test('a deadline that passes while the page stands closes bidding', () => {
    expect(bannerFor({}, true)).toBe('BIDDING_CLOSED');
  });

  test('a stock car that somebody else has reserved says so, and one’s own order does not', () => {
    expect(bannerOfStock({})).toBeUndefined();
    expect(bannerOfStock({ acceptBid: false })).toBe('CAR_RESERVED');
    expect(bannerOfStock({ acceptBid: false, myBid: true })).toBeUndefined();
  });

  test('a stock car that goes while one looks at it says so at once', () => {
    expect(bannerOfStock({ auctionFinished: true })).toBe('CAR_RESERVED');
  });
});

test('an answer without limit and acceptance says that both are true', () => {
  const { bidLimitReached: _limit, acceptBid: _accept, ...silent } = carView(7).bidInfo;
  expect(ownBidOf(silent as ReturnType<typeof carView>['bidInfo'])).toMatchObject({
    bidLimitReached: true,
    acceptBid: true,
  });
});

describe('R50: under a banner no new bid is placed', () => {
  test('an open bid is changed under the limit of the day, and under no other banner', () => {
    const open = own({ myBid: true, bidStatusId: 1 });
    expect(canBid('DAILY_LIMIT', open)).toBe(true);
    expect(canBid('DAILY_LIMIT', own({}))).toBe(false);
    expect(canBid('BIDDING_CLOSED', open)).toBe(false);
    expect(canBid('AUCTION_FINISHED', open)).toBe(false);
  });

  test('a win is not bid on', () => {
    expect(canBid(undefined, own({ myBid: true, bidStatusId: 6 }))).toBe(false);
  });
});

test('there is no panel in statistics', () => {
  expect(isBiddable(carView(7))).toBe(true);
  expect(isBiddable(carView(7, { pageType: 'stats' }))).toBe(false);
});
