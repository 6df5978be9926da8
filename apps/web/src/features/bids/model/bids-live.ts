import type { LotFigures } from '@seri/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { live } from '../../../lib/page-live.ts';
import { patchHeld } from '../../../lib/patch-held.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { BidsAnswer, TrackedBid } from './bids.ts';
import { bidsKey } from './bids-key.ts';

const askAnew = () => void queryClient.invalidateQueries({ queryKey: bidsKey });

/** What is done with a bid moves it between tabs, which the server counts; a lot that runs changes where it stands. */
export function followBidLists(): () => void {
  const stops = [
    live.on('bid.changed', askAnew),
    live.on('bid-group.changed', askAnew),
    live.on('lots.changed', ({ lots }) => void showInBids(queryClient, lots)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** A list that holds none of them stays the same object. */
export function showInBids(client: QueryClient, lots: readonly LotFigures[]): Promise<void> {
  const figures = new Map(lots.map((lot) => [lot.id, lot]));
  return patchHeld<BidsAnswer>(client, bidsKey, (held) => {
    if (!held.cars.some(({ id }) => figures.has(id))) return held;
    return { ...held, cars: held.cars.map((bid) => withFigures(bid, figures.get(bid.id))) };
  });
}

function withFigures(bid: TrackedBid, figures: LotFigures | undefined): TrackedBid {
  if (!figures) return bid;
  const { status, soldPrice, runsAt: auctionDate } = figures;
  return { ...bid, status, soldPrice, auctionDate };
}
