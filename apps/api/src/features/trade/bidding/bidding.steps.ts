import type { BidBody, GroupOptions, PlacedBid } from '@seri/contract/trade/bidding.schema';
import { apiRoot } from '@seri/contract/headers';
import type { OwnBid } from '@seri/contract/stock/own-bid.schema';
import type { TestAnswer, TestApi, TestUser } from '@seri/api/testkit/api';

export type Answer<Body> = TestAnswer<Body & { code?: string; data?: Record<string, unknown> }>;

export function biddingSteps(api: TestApi) {
  const send = <Body>(by: TestUser | null, method: 'POST' | 'PUT', path: string, payload: object, headers = {}) =>
    api.ask<Answer<Body>['body']>(by, { method, url: apiRoot + path, payload, headers });
  const read = <Body = Record<string, unknown>>(
    by: TestUser | null,
    path: string,
    query: Record<string, string> = {},
  ) => api.ask<Body>(by, { url: apiRoot + path, query });
  return {
    bid: (by: TestUser | null, carId: number, amount: number, more: Partial<BidBody> = {}, headers = {}) =>
      send<PlacedBid>(by, 'POST', '/bid/create', bidOf(carId, amount, more), headers),
    bidFor: (by: TestUser, userId: number, carId: number, amount: number, more: Partial<BidBody> = {}) =>
      send<PlacedBid>(by, 'POST', '/bid/bid-from-manager', { ...bidOf(carId, amount, more), userId }),
    cancel: (by: TestUser | null, bidId: number, status = 4) =>
      send<object>(by, 'PUT', '/bid/update-bid-status', { bidId, status }),
    setGroup: (by: TestUser, week: string, group: string, cars: number, more: object = {}) =>
      send<object>(by, 'PUT', '/bid/group', { week, group, cars, ...more }),
    groups: (by: TestUser | null, query: Record<string, string> = {}) => read<GroupOptions>(by, '/bid/group', query),
    standing: (by: TestUser | null, query: Record<string, string> = {}) => read(by, '/bid/standing', query),
    clientBid: (by: TestUser, carId: number, userId: number) =>
      read<Answer<OwnBid>['body']>(by, '/bid/client-bid', { carId: String(carId), userId: String(userId) }),
  };
}

export function bidOf(carId: number, amount: number, more: Partial<BidBody> = {}): BidBody {
  return { carId, amount, lotType: 'auction', bidGroup: null, bidType: 1, confirm: 1, ...more };
}
