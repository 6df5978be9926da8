import type { AnswerOf } from '@seri/contract/call';
import type { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { restartFetches } from '../../../lib/calls/query-client.ts';

type ListingAnswers = { [Type in PageType]: AnswerOf<(typeof catalogueCalls)[Type]['listing']> };
export type ListingAnswer = ListingAnswers[PageType];
export type ListedCar = ListingAnswers['car-auction']['carsList'][number];
export type ListedBike = ListingAnswers['bikes']['bikeList'][number];
export type ListedMachine = ListingAnswers['machinery']['mechList'][number];
export type Lot = ListedCar | ListedBike | ListedMachine;

export interface Listing {
  lots: readonly Lot[];
  pageInfo: ListingAnswer['pageInfo'];
}
/** A cached list: a single page, or the pages of an endless list. */
export type CachedListing = Listing | InfiniteData<Listing, number>;

export const listingsKey = ['catalogue', 'listing'] as const;

export function readListing(answer: ListingAnswer): Listing {
  const { pageInfo } = answer;
  if ('carsList' in answer) return { lots: answer.carsList, pageInfo };
  return { lots: 'bikeList' in answer ? answer.bikeList : answer.mechList, pageInfo };
}

export const makerAndModel = ({ maker, model }: Pick<Lot, 'maker' | 'model'>): string => `${maker} ${model}`;

/** Applies a change to the lots of a cached list; returns the same object if nothing changed. */
export function mapLots(cached: CachedListing, change: (lot: Lot) => Lot): CachedListing {
  if (!('pages' in cached)) return mapPage(cached, change);
  const pages = cached.pages.map((page) => mapPage(page, change));
  return pages.every((page, index) => page === cached.pages[index]) ? cached : { ...cached, pages };
}

function mapPage(page: Listing, change: (lot: Lot) => Lot): Listing {
  const lots = page.lots.map(change);
  return lots.every((lot, index) => lot === page.lots[index]) ? page : { ...page, lots };
}

/** Patches a lot in every cached listing without refetching. */
export function patchLot(client: QueryClient, lotId: number, patch: Pick<Lot, 'wishList'>): void {
  client.setQueriesData<CachedListing>(
    { queryKey: listingsKey },
    (cached) => cached && mapLots(cached, (lot) => (lot.id === lotId ? { ...lot, ...patch } : lot)),
  );
  restartFetches(client, listingsKey);
}
