import type { LotFigures } from '@seri/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { throttledAskForNews } from '../../../lib/ask-for-news.ts';
import { live } from '../../../lib/page-live.ts';
import { patchHeld } from '../../../lib/patch-held.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { BidsAnswer, TrackedBid } from './bids.ts';
import { bidsKey } from './bids-key.ts';
import { patchBid } from './patch-bid.ts';

/** A bid shows its status at once; what moves between tabs is counted by the server. A lot that runs changes where it stands. */
export function followBidLists(): () => void {
  const asking = throttledAskForNews(bidsKey);
  const stops = [
    asking.cancel,
    live.on('bid.changed', ({ bidId, status: bidStatus }) => {
      void patchBid(queryClient, bidId, (bid) => ({ ...bid, bidStatus }));
      asking.call();
    }),
    live.on('bid-group.changed', asking.call),
    live.on('lots.changed', ({ lots }) => void showInBids(queryClient, lots, asking.call)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** A list that holds none of them stays the same object; where two prices are said, which one stands is asked. */
export function showInBids(client: QueryClient, lots: readonly LotFigures[], ask: () => void): Promise<void> {
  const figures = new Map(lots.map((lot) => [lot.id, lot]));
  return patchHeld<BidsAnswer>(client, bidsKey, (held) => {
    if (!held.cars.some(({ id }) => figures.has(id))) return held;
    if (held.cars.some((bid) => hasOtherPrice(bid, figures.get(bid.id)))) ask();
    return { ...held, cars: held.cars.map((bid) => withFigures(bid, figures.get(bid.id))) };
  });
}

const hasOtherPrice = (bid: TrackedBid, lot: LotFigures | undefined): boolean =>
  bid.soldPrice !== null && typeof lot?.soldPrice === 'number' && bid.soldPrice !== lot.soldPrice;

function withFigures(bid: TrackedBid, figures: LotFigures | undefined): TrackedBid {
  if (!figures) return bid;
  const { status, soldPrice, runsAt: auctionDate } = figures;
  // What staff have said of it stands before its house does.
  return { ...bid, status, soldPrice: bid.soldPrice ?? soldPrice, auctionDate };
}
