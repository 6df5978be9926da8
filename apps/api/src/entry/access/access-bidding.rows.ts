import { japanDay } from '@seri/domain/time/japan-time';
import { get, signedIn, type AccessRow, staff, v1, type Caller } from './access-row.ts';

/** Callers that bid for themselves; staff have no money here. */
const bidders: readonly Caller[] = ['vip', 'client', 'troublesome', 'dealer'];
const bid = (carId: number, more: object = {}) => ({
  payload: { carId, lotType: 'auction', amount: 500_000, bidType: 1, confirm: 1, ...more },
});
const place = (carId: number) => v1('POST', '/bid/create', bid(carId));
const placeFor = (userId: number, carId: number) => v1('POST', '/bid/bid-from-manager', bid(carId, { userId }));
const clientBid = (userId: number, carId: number) => v1('GET', `/bid/client-bid?carId=${carId}&userId=${userId}`);

/** The lot of the world is over, so a bid on it gives 409. */
export const biddingRows: Readonly<Record<string, AccessRow>> = {
  'bidding.create': {
    may: bidders,
    cases: {
      over: { gives: 409, ask: ({ lotId }) => place(lotId) },
      missing: { gives: 404, ask: ({ missingId }) => place(missingId) },
    },
  },
  'bidding.createForClient': {
    may: staff,
    cases: {
      own: { gives: 403, ask: ({ ownId, lotId }) => placeFor(ownId, lotId) },
      foreign: { gives: 409, ask: ({ otherId, lotId }) => placeFor(otherId, lotId) },
      staff: { gives: 404, ask: ({ staffId, lotId }) => placeFor(staffId, lotId) },
      missing: { gives: 404, ask: ({ missingId, lotId }) => placeFor(missingId, lotId) },
      'missing lot': { gives: 404, ask: ({ otherId, missingId }) => placeFor(otherId, missingId) },
    },
  },
  'bidding.setStatus': {
    may: signedIn,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: bidId }) => v1('PUT', '/bid/update-bid-status', { payload: { bidId, status: 4 } }),
      },
    },
  },
  'bidding.groups': { may: signedIn, cases: get('/bid/group?week=2026-11-16') },
  'bidding.saveGroup': {
    may: bidders,
    cases: {
      own: {
        gives: 200,
        ask: () => v1('PUT', '/bid/group', { payload: { group: 'A', week: japanDay(new Date()), cars: 2 } }),
      },
    },
  },
  'bidding.types': { may: signedIn, cases: get('/bid/type') },
  'bidding.exportTypes': { may: staff, cases: get('/bid/export-type') },
  'bidding.standing': { may: signedIn, cases: get('/bid/standing') },
  'bidding.clientBid': {
    may: staff,
    cases: {
      foreign: { gives: 200, ask: ({ otherId, lotId }) => clientBid(otherId, lotId) },
      staff: { gives: 404, ask: ({ staffId, lotId }) => clientBid(staffId, lotId) },
      missing: { gives: 404, ask: ({ missingId, lotId }) => clientBid(missingId, lotId) },
      'missing lot': { gives: 404, ask: ({ otherId, missingId }) => clientBid(otherId, missingId) },
    },
  },
  'dashboard.today': { may: signedIn, cases: get('/dashboard/today') },
  'dashboard.rail': { may: signedIn, cases: get('/dashboard/rail') },
  'chat.read': {
    may: signedIn,
    cases: { missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/bid/chat?bidId=${missingId}`) } },
  },
  'chat.save': {
    may: signedIn,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: bidId }) => v1('POST', '/bid/save-chat', { payload: { bidId, comment: 'a word' } }),
      },
    },
  },
  'chat.markRead': {
    may: signedIn,
    cases: {
      missing: {
        gives: 404,
        ask: ({ missingId: bidId }) => v1('PUT', '/bid/update-chat-status', { payload: { bidId } }),
      },
    },
  },
  'chat.logs': {
    may: staff,
    cases: { missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/bid/logs?bidId=${missingId}`) } },
  },
};
