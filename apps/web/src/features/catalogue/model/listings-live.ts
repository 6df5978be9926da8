import type { LotFigures } from '@seri/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { live } from '../../../lib/page-live.ts';
import { patchHeld } from '../../../lib/patch-held.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { type CarListing, type CarLot, carListingsKey } from './car-lots.ts';

/** Lots that run change in their rows. Where a row stands is decided when the listing is read again. */
export function followListings(): () => void {
  return live.on('lots.changed', ({ lots }) => void showInRows(queryClient, lots));
}

export function showInRows(client: QueryClient, lots: readonly LotFigures[]): Promise<void> {
  const figures = new Map(lots.map((lot) => [lot.id, lot]));
  return patchHeld<CarListing>(client, carListingsKey, (listing) =>
    listing.carsList.some(({ id }) => figures.has(id))
      ? { ...listing, carsList: listing.carsList.map((lot) => withFigures(lot, figures.get(lot.id))) }
      : listing,
  );
}

function withFigures(lot: CarLot, figures: LotFigures | undefined): CarLot {
  if (!figures) return lot;
  const { status, soldPrice, runsAt } = figures;
  return { ...lot, status, soldPrice, auctionDate: runsAt };
}
