import { get, type AccessRow, staff, v1 } from './access-row.ts';

/** A missing bid gives 404 to every caller that may make the call. */
const missing = (path: string, payload: object): AccessRow => ({
  may: staff,
  cases: {
    missing: {
      gives: 404,
      ask: ({ missingId: bidId }) => v1('PUT', path, { payload: { bidId, jasId: bidId, ...payload } }),
    },
  },
});

/** Calls of staff about bids. The tests of the desk cover which bids each may change, and by which flag. */
export const deskRows: Readonly<Record<string, AccessRow>> = {
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
  'bidding.undoMany': {
    may: staff,
    cases: {
      missing: { gives: 409, ask: () => v1('PUT', '/bid/undo-many', { payload: { batch: 'nobody-has-made-it' } }) },
    },
  },
};
