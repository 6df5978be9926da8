import type { LotFigures } from '@seri/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { live } from '../../../lib/page-live.ts';
import { patchHeld } from '../../../lib/patch-held.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { type HeldListing, listingsKey, type Lot, mapLots } from './lots.ts';

/** Lots that run change in their rows. Where a row stands is decided when the listing is read again. */
export function followListings(): () => void {
  return live.on('lots.changed', ({ lots }) => void showInRows(queryClient, lots));
}

export function showInRows(client: QueryClient, lots: readonly LotFigures[]): Promise<void> {
  const figures = new Map(lots.map((lot) => [lot.id, lot]));
  return patchHeld<HeldListing>(client, listingsKey, (held) =>
    mapLots(held, (lot) => withFigures(lot, figures.get(lot.id))),
  );
}

/** A live machine's only price is its start, which does not change. */
function withFigures(lot: Lot, figures: LotFigures | undefined): Lot {
  if (!figures) return lot;
  const { status, soldPrice, runsAt: auctionDate } = figures;
  return 'soldPrice' in lot ? { ...lot, status, soldPrice, auctionDate } : { ...lot, status, auctionDate };
}
