import type { AnswerOf } from '@seri/contract/call';
import type { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { restartFetches } from '../../../lib/query-client.ts';

type Answers = { [Type in PageType]: AnswerOf<(typeof catalogueCalls)[Type]['listing']> };
export type ListingAnswer = Answers[PageType];
export type CarLot = Answers['car-auction']['carsList'][number];
export type BikeLot = Answers['bikes']['bikeList'][number];
export type MachineLot = Answers['machinery']['mechList'][number];
export type Lot = CarLot | BikeLot | MachineLot;

/** A page of lots, whatever their kind. */
export interface Listing {
  lots: readonly Lot[];
  pageInfo: ListingAnswer['pageInfo'];
}
/** What a browser holds of a list: one page, or as many as were scrolled through. */
export type HeldListing = Listing | InfiniteData<Listing, number>;

export const listingsKey = ['catalogue', 'listing'] as const;

export function readListing(answer: ListingAnswer): Listing {
  const { pageInfo } = answer;
  if ('carsList' in answer) return { lots: answer.carsList, pageInfo };
  return { lots: 'bikeList' in answer ? answer.bikeList : answer.mechList, pageInfo };
}

export const lotName = ({ maker, model }: Pick<Lot, 'maker' | 'model'>): string => `${maker} ${model}`;

/** Where a lot is opened; the list's own query goes along, for the way to its neighbours. */
export function lotHref({ id, pageType }: Pick<Lot, 'id' | 'pageType'>, listQuery = ''): string {
  return `${pageTypeData[pageType].path}/${id}${listQuery}`;
}

/** Changes lots wherever a listing holds them; one that holds none of them stays the same object. */
export function mapLots(held: HeldListing, change: (lot: Lot) => Lot): HeldListing {
  if (!('pages' in held)) return mapPage(held, change);
  const pages = held.pages.map((page) => mapPage(page, change));
  return pages.every((page, index) => page === held.pages[index]) ? held : { ...held, pages };
}

function mapPage(page: Listing, change: (lot: Lot) => Lot): Listing {
  const lots = page.lots.map(change);
  return lots.every((lot, index) => lot === page.lots[index]) ? page : { ...page, lots };
}

/** Changes one lot in every listing, without asking again. */
export function patchLot(client: QueryClient, lotId: number, patch: Pick<Lot, 'wishList'>): void {
  client.setQueriesData<HeldListing>(
    { queryKey: listingsKey },
    (held) => held && mapLots(held, (lot) => (lot.id === lotId ? { ...lot, ...patch } : lot)),
  );
  restartFetches(client, listingsKey);
}
