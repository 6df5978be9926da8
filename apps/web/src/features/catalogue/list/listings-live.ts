import type { LotFigures } from '@seri/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { live } from '../../../lib/live/page-live.ts';
import { patchHeld } from '../../../lib/calls/patch-held.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { type CachedListing, listingsKey, type Lot, mapLots } from './lots.ts';

/** Live events update lots in their rows. Rows change their order only when the listing is refetched. */
export function followListings(): () => void {
  return live.on('lots.changed', ({ lots }) => void showInRows(queryClient, lots));
}

export function showInRows(client: QueryClient, lots: readonly LotFigures[]): Promise<void> {
  const figures = new Map(lots.map((lot) => [lot.id, lot]));
  return patchHeld<CachedListing>(client, listingsKey, (listing) =>
    mapLots(listing, (lot) => withFigures(lot, figures.get(lot.id))),
  );
}

function withFigures(lot: Lot, figures: LotFigures | undefined): Lot {
  if (!figures) return lot;
  const { status, soldPrice, runsAt: auctionDate } = figures;
  return { ...lot, status, soldPrice, auctionDate };
}
