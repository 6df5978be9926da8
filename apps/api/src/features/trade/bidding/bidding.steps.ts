import type { BidBody, PlacedBid } from '@seri/contract/trade/bidding.schema';
import { apiRoot } from '@seri/contract/headers';
import type { OwnBid } from '@seri/contract/trade/own-bid.schema';
import type { TestApi, TestUser } from '@seri/api/testkit/api';

export interface Answer<Body> {
  status: number;
  body: Body & { code?: string; data?: Record<string, unknown> };
}

export function biddingSteps(api: TestApi) {
  const send = (by: TestUser | null, method: 'POST' | 'PUT', path: string, payload: object, headers = {}) =>
    api.ask(by, { method, url: apiRoot + path, payload, headers });
  const read = (by: TestUser | null, path: string, query: Record<string, string> = {}) =>
    api.ask(by, { url: apiRoot + path, query });
  return {
    bid: (by: TestUser | null, carId: number, amount: number, more: Partial<BidBody> = {}, headers = {}) =>
      send(by, 'POST', '/bid/create', bidOf(carId, amount, more), headers) as unknown as Promise<Answer<PlacedBid>>,
    bidFor: (by: TestUser, userId: number, carId: number, amount: number, more: Partial<BidBody> = {}) =>
      send(by, 'POST', '/bid/bid-from-manager', { ...bidOf(carId, amount, more), userId }) as unknown as Promise<
        Answer<PlacedBid>
      >,
    cancel: (by: TestUser | null, bidId: number, status = 4) =>
      send(by, 'PUT', '/bid/update-bid-status', { bidId, status }) as unknown as Promise<Answer<object>>,
    setGroup: (by: TestUser, week: string, group: string, cars: number, more: object = {}) =>
      send(by, 'PUT', '/bid/group', { week, group, cars, ...more }) as unknown as Promise<Answer<object>>,
    groups: (by: TestUser | null, query: Record<string, string> = {}) => read(by, '/bid/group', query),
    standing: (by: TestUser | null, query: Record<string, string> = {}) => read(by, '/bid/standing', query),
    clientBid: (by: TestUser, carId: number, userId: number) =>
      read(by, '/bid/client-bid', { carId: String(carId), userId: String(userId) }) as unknown as Promise<
        Answer<OwnBid>
      >,
  };
}

export function bidOf(carId: number, amount: number, more: Partial<BidBody> = {}): BidBody {
  return { carId, amount, lotType: 'auction', bidGroup: null, bidType: 1, confirm: 1, ...more };
}
