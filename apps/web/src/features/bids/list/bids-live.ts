import type { LotFigures } from '@seri/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { throttledAskForNews } from '../../../lib/calls/ask-for-news.ts';
import { live } from '../../../lib/live/page-live.ts';
import { patchHeld } from '../../../lib/calls/patch-held.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { BidsAnswer, ListedBid } from './bids.ts';
import { bidsKey } from './bids-key.ts';
import { patchBid } from './patch-bid.ts';

/**
 * A changed bid shows its status at once; the list is refetched because the server counts the tabs. A running lot only
 * patches its rows.
 */
export function followBidLists(): () => void {
  const refetch = throttledAskForNews(bidsKey);
  const stops = [
    refetch.cancel,
    live.on('bid.changed', ({ bidId, status: bidStatus }) => {
      void patchBid(queryClient, bidId, (bid) => ({ ...bid, bidStatus }));
      refetch.call();
    }),
    live.on('bid-group.changed', refetch.call),
    live.on('lots.changed', ({ lots }) => void showLotsInBids(queryClient, lots, refetch.call)),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * A list without these lots stays the same object. If two prices differ, only the server knows which one counts, so the
 * list is refetched.
 */
export function showLotsInBids(client: QueryClient, lots: readonly LotFigures[], refetch: () => void): Promise<void> {
  const figures = new Map(lots.map((lot) => [lot.id, lot]));
  return patchHeld<BidsAnswer>(client, bidsKey, (answer) => {
    if (!answer.cars.some(({ id }) => figures.has(id))) return answer;
    if (answer.cars.some((bid) => hasOtherPrice(bid, figures.get(bid.id)))) refetch();
    return { ...answer, cars: answer.cars.map((bid) => withFigures(bid, figures.get(bid.id))) };
  });
}

const hasOtherPrice = (bid: ListedBid, lot: LotFigures | undefined): boolean =>
  bid.soldPrice !== null && typeof lot?.soldPrice === 'number' && bid.soldPrice !== lot.soldPrice;

function withFigures(bid: ListedBid, figures: LotFigures | undefined): ListedBid {
  if (!figures) return bid;
  const { status, soldPrice, runsAt: auctionDate } = figures;
  // A price set by staff wins over the price of the house.
  return { ...bid, status, soldPrice: bid.soldPrice ?? soldPrice, auctionDate };
}
