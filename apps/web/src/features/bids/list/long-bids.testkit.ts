import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { ListedBid } from './bids.ts';
import { listedBid } from './bids.testkit.ts';

const longYen = 88_888_000;
const states = Object.values(lotStatusCodes);
const bidStatuses = [1, 2, 3, 4, 5, 6, 7] as const;
const client = {
  name: 'Konstantinopolsky Konstantin',
  company: 'Sakhalin Trade',
  clientId: 1023,
  jasClientId: 1023,
  userLevel: 'client',
  createdAt: '2026-02-20T03:00:00Z',
  lastLogin: null,
  creditLimit: 15_000_000,
  balance: 0,
  country: 'ru',
  note: '',
  carDealer: null,
} satisfies ListedBid['user'];

/** The longest values: every state of a lot beside bids of every status. */
export const longBids = (): ListedBid[] =>
  states.flatMap((status, state) =>
    [0, 1].map((half) => {
      const isSold = status === lotStatusCodes.sold || status === lotStatusCodes.soldByNegotiation;
      return listedBid(state * 2 + half + 1, {
        status,
        bidStatus: bidStatuses[(state * 2 + half) % bidStatuses.length] ?? 1,
        auctionName: 'Honda AA Kansai Hyogo',
        maker: 'Mercedes-Benz',
        model: 'AMG GT 63 S E Performance',
        startPrice: longYen,
        bidAmount: longYen,
        soldPrice: isSold ? longYen : null,
        bidGroupPrefix: 'B2',
        mileage: 288_000,
        user: client,
        mayCancel: half === 0,
        mayRaise: half === 0,
        endReason: half === 0 ? null : 'purchaseCancelled',
      });
    }),
  );
