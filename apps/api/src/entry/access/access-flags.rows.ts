import { sharedIdName } from '@seri/contract/stock/sharing.schema';
import type { Flag } from '@seri/domain/people/permissions';
import type { InjectOptions } from 'fastify';
import { acting, type Caller, signedIn, staff, v1, type World } from './access-row.ts';

/** A call that a flag opens. */
export interface FlagCall {
  /** The status with the flag. Without it every caller that the flag concerns gets 403. */
  gives: number;
  ask: (world: World) => InjectOptions;
  /** Callers to whom the flag opens the call; all others get 403 with and without it. */
  opensTo: readonly Caller[];
  /** Callers that make the call without the flag as well, with this status. */
  alwaysOpen?: { to: readonly Caller[]; gives: number };
}

const clientSide = signedIn.filter((caller) => !staff.includes(caller));
const opens = (
  path: string,
  { to = signedIn, gives = 200 }: { to?: readonly Caller[]; gives?: number } = {},
): FlagCall => ({ gives, opensTo: to, ask: () => v1('GET', path) });
const openDesk = (path: string, payload: (world: World) => object, gives = 404): FlagCall => ({
  gives,
  opensTo: staff,
  ask: (world) => v1('PUT', path, { payload: payload(world) }),
});
const aboutMissing =
  (more: object) =>
  ({ missingId: bidId }: World) => ({ bidId, jasId: bidId, ...more });

const status = openDesk('/bid/update-bid-statuses', ({ missingId: bidId }) => ({ status: 2, bids: [{ bidId }] }), 200);
const price = openDesk('/bid/update-bid-price', aboutMissing({ amount: 500_000 }));
const adjustment = openDesk('/bid/update-adjustment-price', aboutMissing({ adjustmentPrice: 5000 }));
const soldPrice = openDesk('/bid/update-sold-price', aboutMissing({ soldPrice: 500_000 }));
const autoBid = openDesk('/bid/update-auto-bid', aboutMissing({ autoBid: true }));
const undo = openDesk('/bid/undo', ({ missingId: id }) => ({ id }), 409);
const undoMany = openDesk('/bid/undo-many', () => ({ batch: 'nobody-has-made-it' }), 409);

/** The calls that each flag opens, beside all else that they need. A flag without one decides inside of calls or on screens. */
export const flagCalls: Readonly<Record<Flag, Readonly<Record<string, FlagCall>>>> = {
  carAuctionsView: { listing: opens('/car-auction/listing'), filters: opens('/car-auction/filters') },
  salesStatisticsView: { listing: opens('/stats/listing'), filters: opens('/stats/filters') },
  onepriceView: { listing: opens('/stock/listing') },
  bikeView: { listing: opens('/bikes/listing'), statistics: opens('/bike-stats/listing') },
  machineryView: { listing: opens('/machinery/listing'), statistics: opens('/machinery-stats/listing') },
  dealerBidAccess: { bids: opens('/bid/dealer'), clients: opens('/bid/dealer-clients') },
  shareCar: {
    password: {
      gives: 200,
      opensTo: signedIn,
      ask: ({ lotId }) =>
        v1('GET', `/car-auction/password?${sharedIdName('car-auction')}=${lotId}`, { headers: acting }),
    },
  },
  downloadPhotos: {
    addresses: {
      gives: 200,
      opensTo: signedIn,
      ask: ({ lotId }) => v1('GET', `/car-auction/download-images?carId=${lotId}`),
    },
  },
  biddingAllowed: {
    // The lot of the world is over. Staff have no money here, whatever their flags.
    create: {
      gives: 409,
      opensTo: clientSide,
      ask: ({ lotId: carId }) =>
        v1('POST', '/bid/create', {
          payload: { carId, lotType: 'auction', amount: 500_000, bidType: 1, confirm: 1 },
        }),
    },
  },
  managerBidForClient: {
    'bid of a client': {
      gives: 200,
      opensTo: staff,
      ask: ({ otherId, lotId }) => v1('GET', `/bid/client-bid?carId=${lotId}&userId=${otherId}`),
    },
  },
  bidManagementEnabled: {
    list: opens('/bid/index', { to: staff }),
    // Clients and dealers have the same calls for lists of their own.
    filters: { ...opens('/bid/filters', { to: staff }), alwaysOpen: { to: clientSide, gives: 200 } },
    search: { ...opens('/bid/search?lotNo=1', { to: staff }), alwaysOpen: { to: clientSide, gives: 200 } },
    archive: { ...opens('/bid/bid-history', { to: [] }), alwaysOpen: { to: signedIn, gives: 200 } },
    'last changes': opens('/bid/undo', { to: staff }),
    status,
    price,
    adjustment,
    soldPrice,
    autoBid,
    undo,
    undoMany,
  },
  bidManageStatus: { status },
  bidManageBidPrice: { price, adjustment },
  bidManageSoldPrice: { soldPrice },
  adjustmentPriceShow: { adjustment },
  exportTypeOptional: {},
  exportTypeShow: {},
  bidDeadlineCheck: {},
  creditLimitCheck: {},
  dailyBidLimitCheck: {},
  ussLimitCheck: {},
  auctionTranslationUse: {
    reading: {
      gives: 200,
      opensTo: signedIn,
      ask: ({ lotId }) => v1('GET', `/car-auction/sheet-reading?carId=${lotId}`),
    },
    result: {
      gives: 200,
      opensTo: clientSide,
      ask: ({ lotId }) => v1('GET', `/car-auction/translations-result?carId=${lotId}&type=auction`),
    },
    request: {
      gives: 200,
      opensTo: clientSide,
      ask: ({ lotId }) =>
        v1('GET', `/car-auction/translations-request?carId=${lotId}&type=auction&language=en`, { headers: acting }),
    },
  },
  bidsTodayDefault: {},
  bidChangeConfirmation: {},
  lastHourBidWarning: {},
};
