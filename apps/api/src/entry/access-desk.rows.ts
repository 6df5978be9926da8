import { get, type Row, staff, v1 } from './access-row.ts';

/** A bid that nobody knows is missing to all who may ask at all. */
const missing = (path: string, payload: object): Row => ({
  may: staff,
  cases: {
    missing: {
      gives: 404,
      ask: ({ missingId: bidId }) => v1('PUT', path, { payload: { bidId, jasId: bidId, ...payload } }),
    },
  },
});

/** What staff do with bids; whose, and by which flag, see `features/bidding`. */
export const deskRows: Readonly<Record<string, Row>> = {
  'bidding.setStatuses': {
    may: staff,
    cases: {
      missing: {
        gives: 200,
        ask: ({ missingId: bidId }) =>
          v1('PUT', '/bid/update-bid-statuses', { payload: { status: 2, bids: [{ bidId }] } }),
      },
    },
  },
  'bidding.editBid': missing('/bid/update-bid-price', { amount: 500_000 }),
  'bidding.setAdjustment': missing('/bid/update-adjustment-price', { adjustmentPrice: 5000 }),
  'bidding.setSoldPrice': missing('/bid/update-sold-price', { soldPrice: 500_000 }),
  'bidding.setAutoBid': missing('/bid/update-auto-bid', { autoBid: true }),
  'bidding.undoable': { may: staff, cases: get('/bid/undo') },
  'bidding.undo': {
    may: staff,
    cases: { missing: { gives: 409, ask: ({ missingId: id }) => v1('PUT', '/bid/undo', { payload: { id } }) } },
  },
};
