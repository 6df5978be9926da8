import type {
  BidPriceBody,
  BidStatusesBody,
  ChangedBid,
  ChangedBids,
  Undoable,
  UndoneBids,
} from '@seri/contract/trade/bid-desk.schema';
import { apiRoot } from '@seri/contract/headers';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import type { Answer } from '../bidding.steps.ts';

export function deskSteps(api: TestApi) {
  const send = <Body = ChangedBid>(by: TestUser | null, path: string, payload: object, headers = {}) =>
    api.ask<Answer<Body>['body']>(by, { method: 'PUT', url: `${apiRoot}/bid/${path}`, payload, headers });
  return {
    setStatus: (by: TestUser | null, bidId: number, status: number, version?: number, headers = {}) =>
      send(by, 'update-bid-status', { bidId, status, version }, headers),
    confirmWin: (by: TestUser | null, bidId: number, version: number) =>
      send(by, 'update-bid-status', { bidId, status: 6, version, confirmed: true }),
    setStatuses: (
      by: TestUser | null,
      status: number,
      bids: BidStatusesBody['bids'],
      headers = {},
      more: Partial<BidStatusesBody> = {},
    ) => send<ChangedBids>(by, 'update-bid-statuses', { status, bids, ...more }, headers),
    edit: (by: TestUser | null, jasId: number, amount: number, more: Partial<BidPriceBody> = {}) =>
      send(by, 'update-bid-price', { jasId, amount, ...more }),
    adjust: (by: TestUser | null, bidId: number, adjustmentPrice: number, version?: number) =>
      send(by, 'update-adjustment-price', { bidId, adjustmentPrice, version }),
    setSoldPrice: (by: TestUser | null, bidId: number, soldPrice: number | null, more: object = {}) =>
      send(by, 'update-sold-price', { bidId, soldPrice, ...more }),
    setAutoBid: (by: TestUser | null, bidId: number, autoBid: boolean, batch?: string) =>
      send(by, 'update-auto-bid', { bidId, autoBid, batch }),
    undo: (by: TestUser | null, id: number | null) => send(by, 'undo', { id }),
    undoMany: (by: TestUser | null, batch: string, before?: number, headers = {}) =>
      send<UndoneBids>(by, 'undo-many', { batch, before }, headers),
    undoable: (by: TestUser | null) => api.ask<Answer<Undoable>['body']>(by, { url: `${apiRoot}/bid/undo` }),
  };
}
