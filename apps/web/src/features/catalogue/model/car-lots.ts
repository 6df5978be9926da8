import type { AnswerOf } from '@seri/contract/call';
import type { catalogueCalls } from '@seri/contract/catalogue.calls';
import type { QueryClient } from '@tanstack/react-query';
import { askAnew } from '../../../lib/query-client.ts';

export type CarListing = AnswerOf<(typeof catalogueCalls)['car-auction']['listing']>;
export type CarLot = CarListing['carsList'][number];

export const carListingsKey = ['catalogue', 'car-auction'] as const;

/** Changes one lot wherever a listing holds it, without asking again. */
export function patchCarLot(client: QueryClient, lotId: number, patch: Partial<CarLot>): void {
  client.setQueriesData<CarListing>({ queryKey: carListingsKey }, (listing) => {
    if (!listing?.carsList.some((lot) => lot.id === lotId)) return listing;
    return { ...listing, carsList: listing.carsList.map((lot) => (lot.id === lotId ? { ...lot, ...patch } : lot)) };
  });
  askAnew(client, carListingsKey);
}
